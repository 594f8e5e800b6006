import { Button } from "@mantine/core";
import type { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { signInStep } from "@morsel/domain/identity";
import { useMutation, useQuery } from "@tanstack/react-query";
import * as Effect from "effect/Effect";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { Problem } from "../../../shell/page/page.tsx";
import { useApp } from "../../../routes/use-app.ts";
import { useLeaveFor } from "./leave-for.ts";

export type ProviderButtonsProps = { readonly client: SignInMethodsClient; readonly callbackUrl: string };

/**
 * Address at which signing in at a service begins. ID20: the error page if the list cannot be fetched, the sign-in page if the service is
 * unknown.
 */
const beginning = (client: SignInMethodsClient, id: string, callbackUrl: string): Promise<string> =>
  run(
    Effect.gen(function* () {
      const listed = yield* Effect.option(client.providers);
      const step = signInStep(listed._tag === "Some" ? listed.value.map((one) => one.id) : undefined, id);
      if (step._tag === "ErrorPage") return "/account/login/error";
      if (step._tag === "SignInPage") return "/account/login";
      return yield* client.beginProvider(step.id, callbackUrl);
    }),
  );

/** The services by which one can log in; none, where the operator named none. */
export const ProviderButtons = ({ client, callbackUrl }: ProviderButtonsProps) => {
  const { intl } = useApp();
  const leaveFor = useLeaveFor();
  const { data = [] } = useQuery({
    queryKey: ["sign-in-providers"],
    queryFn: ({ signal }) => run(client.providers, signal),
  });
  const begin = useMutation({
    mutationFn: (id: string) => beginning(client, id, callbackUrl),
    onSuccess: leaveFor,
  });
  return (
    <>
      {data.map(({ id, name }) => (
        <Button
          key={id}
          variant="default"
          loading={begin.isPending && begin.variables === id}
          onClick={() => begin.mutate(id)}
        >
          <FormattedMessage id="ways.login.provider" values={{ name }} />
        </Button>
      ))}
      {begin.error === null ? null : <Problem>{refusalWords(intl, begin.error)}</Problem>}
    </>
  );
};
