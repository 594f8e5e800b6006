import type { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import type { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { useMutation, useQuery } from "@tanstack/react-query";
import * as Effect from "effect/Effect";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { BottomSheet } from "../../../shell/sheets/bottom-sheet.tsx";
import { useApp } from "../../../routes/use-app.ts";
import { ConfirmForm } from "../components/confirm-form.tsx";
import { useLeaveFor } from "./leave-for.ts";

export type ConfirmSheetProps = {
  /** Client that checks the password or the passkey. */
  readonly client: SignInMethodsClient;
  /** Passkeys of the browser. */
  readonly passkeys: Passkeys;
  /** The page that asks: who shows it at another service comes back there. */
  readonly here: string;
  /** Called when the member has been confirmed. */
  readonly onConfirmed: () => void;
  /** Called when the sheet is closed. */
  readonly onClose: () => void;
};

/** ID81, ID102: asked where something sensitive was refused, which is then done. */
export const ConfirmSheet = ({ client, passkeys, here, onConfirmed, onClose }: ConfirmSheetProps) => {
  const { intl, sessionWatch } = useApp();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const leaveFor = useLeaveFor();
  const { data: held, error } = useQuery({
    queryKey: ["sign-in-methods"],
    queryFn: ({ signal }) => run(client.all, signal),
  });
  const { data: offered = [] } = useQuery({
    queryKey: ["sign-in-providers"],
    queryFn: ({ signal }) => run(client.providers, signal),
  });
  const confirm = useMutation({
    mutationFn: (password: string | undefined) =>
      password === undefined
        ? run(client.askPasskey.pipe(Effect.flatMap(passkeys.get), Effect.flatMap(client.confirmByPasskey)))
        : run(client.confirmByPassword(password)),
    onSuccess: onConfirmed,
  });
  const leave = useMutation({ mutationFn: (id: string) => run(client.beginProvider(id, here)), onSuccess: leaveFor });
  const problem = confirm.error ?? leave.error ?? error;
  return (
    <BottomSheet title={<FormattedMessage id="ways.confirm.title" />} onClose={onClose}>
      <ConfirmForm
        username={status.status === "authenticated" ? status.me.username : ""}
        hasPassword={held?.hasPassword ?? true}
        hasPasskeys={held !== undefined && held.passkeys.length > 0 && passkeys.isSupported()}
        services={offered.filter(({ id }) => held?.links.some(({ provider }) => provider === id))}
        isBusy={confirm.isPending || leave.isPending}
        onPassword={(password) => confirm.mutate(password)}
        onPasskey={() => confirm.mutate(undefined)}
        onService={(id) => leave.mutate(id)}
        {...(problem === null ? {} : { problem: refusalWords(intl, problem) })}
      />
    </BottomSheet>
  );
};
