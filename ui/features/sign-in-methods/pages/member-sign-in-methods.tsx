import type { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import { Button } from "@mantine/core";
import type { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import type { ProposedSecondStep } from "@morsel/application/sign-in-methods/set-up-second-step";
import { useMutation, useQuery } from "@tanstack/react-query";
import * as Effect from "effect/Effect";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { BottomSheet } from "../../../shell/sheets/bottom-sheet.tsx";
import page from "../../../shell/page/page.module.css";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import { useApp } from "../../../routes/use-app.ts";
import { PasskeyList } from "../components/passkey-list.tsx";
import { RecoveryCodes } from "../components/recovery-codes.tsx";
import { SecondStep } from "../components/second-step.tsx";
import classes from "../components/second-step.module.css";
import { ProviderList } from "../components/provider-list.tsx";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { useLeaveFor } from "./leave-for.ts";
import { saveText } from "./save-text.ts";

export type MemberSignInMethodsProps = {
  readonly client: SignInMethodsClient;
  readonly passkeys: Passkeys;
  readonly username: string;
  readonly timeZone: string;
  /** A service led back here without becoming a way in. */
  readonly hasConnectFailed?: boolean;
};

/** Commands on sign-in methods; plain values, so that they can be repeated once the member has confirmed their identity. */
type Command =
  | { readonly what: "set up" | "renew codes" | "turn off" | "add passkey" }
  | { readonly what: "confirm"; readonly code: string }
  | { readonly what: "connect" | "remove service"; readonly id: string }
  | { readonly what: "remove passkey"; readonly id: string };

/** Result to show after a command. */
type Outcome = {
  readonly proposed?: ProposedSecondStep;
  readonly codes?: readonly string[];
  /** Address to leave for. */
  readonly leavesFor?: string;
  readonly said?: "ways.passkeys.added" | "ways.removed" | "ways.step.turnedOff";
};

const SETTINGS = "/account/settings";

const done = (client: SignInMethodsClient, passkeys: Passkeys, command: Command): Promise<Outcome> => {
  const codesOf = (codes: readonly string[]): Outcome => ({ codes });
  switch (command.what) {
    case "set up":
      return run(Effect.map(client.proposeSecondStep, (proposed) => ({ proposed })));
    case "confirm":
      return run(Effect.map(client.confirmSecondStep(command.code), codesOf));
    case "renew codes":
      return run(Effect.map(client.renewRecoveryCodes, codesOf));
    case "turn off":
      return run(Effect.as(client.removeSecondStep, { said: "ways.step.turnedOff" } as const));
    case "add passkey":
      return run(
        client.askNewPasskey.pipe(
          Effect.flatMap(passkeys.create),
          Effect.flatMap(client.addPasskey),
          Effect.as({ said: "ways.passkeys.added" } as const),
        ),
      );
    case "connect":
      return run(Effect.map(client.beginProvider(command.id, SETTINGS), (leavesFor) => ({ leavesFor })));
    case "remove service":
      return run(Effect.as(client.removeProvider(command.id), { said: "ways.removed" } as const));
    case "remove passkey":
      return run(Effect.as(client.removePasskey(command.id), { said: "ways.removed" } as const));
  }
};

/** By what a member logs in, and what is asked besides. The list is asked for anew whenever it is opened. */
export const MemberSignInMethods = ({
  client,
  passkeys,
  username,
  timeZone,
  hasConnectFailed = false,
}: MemberSignInMethodsProps) => {
  const { intl, toasts } = useApp();
  const [shown, setShown] = useState<Outcome>({});
  const [held, setHeld] = useState<Command>();
  const { data, error, refetch } = useQuery({
    queryKey: ["sign-in-methods"],
    queryFn: ({ signal }) => run(client.all, signal),
    staleTime: 0,
  });
  const { data: offered = [] } = useQuery({
    queryKey: ["sign-in-providers"],
    queryFn: ({ signal }) => run(client.providers, signal),
  });
  const leaveFor = useLeaveFor();
  const change = useMutation({
    mutationFn: (command: Command) => done(client, passkeys, command),
    onSuccess: async (outcome) => {
      if (outcome.leavesFor !== undefined) leaveFor(outcome.leavesFor);
      await refetch();
      setShown(outcome);
      if (outcome.said !== undefined)
        toasts.show({ severity: "success", message: intl.formatMessage({ id: outcome.said }) });
    },
    onError: (refused, command) => {
      if (refusalIn(refused)?._tag === "ConfirmationNeeded") setHeld(command);
      else if (refusalIn(refused)?._tag === "SecondStepChanged") {
        setShown({});
        void refetch();
      }
    },
  });
  const problem = held === undefined ? (change.error ?? error) : error;
  const isBusy = (what: Command["what"]): boolean => change.isPending && change.variables.what === what;
  return (
    <Sheet labelledBy="settings-ways">
      <h2 id="settings-ways" className={page.subtitle}>
        <FormattedMessage id="ways.title" />
      </h2>
      <p className={page.hint}>
        <FormattedMessage id="ways.lead" />
      </p>
      {data === undefined ? null : (
        <>
          <div className={classes.row}>
            <p className={`${classes.strong} ${classes.about}`}>
              <FormattedMessage id={data.hasPassword ? "ways.password" : "ways.password.none"} />
            </p>
            <ActionLink path="/account/change-password" variant="default">
              <FormattedMessage id={data.hasPassword ? "ways.password.change" : "ways.password.set"} />
            </ActionLink>
          </div>
          <PasskeyList
            passkeys={data.passkeys}
            timeZone={timeZone}
            isSupported={passkeys.isSupported()}
            isBusy={isBusy("add passkey") || isBusy("remove passkey")}
            onAdd={() => change.mutate({ what: "add passkey" })}
            onRemove={(id) => change.mutate({ what: "remove passkey", id })}
          />
          <ProviderList
            offered={offered}
            links={data.links}
            timeZone={timeZone}
            isBusy={isBusy("remove service")}
            onConnect={(id) => change.mutate({ what: "connect", id })}
            onRemove={(id) => change.mutate({ what: "remove service", id })}
          />
          <SecondStep
            key={String(data.recoveryCodesLeft !== undefined)}
            {...(data.recoveryCodesLeft === undefined ? {} : { recoveryCodesLeft: data.recoveryCodesLeft })}
            {...(shown.proposed === undefined ? {} : { proposed: shown.proposed })}
            isBusy={change.isPending}
            onSetUp={() => change.mutate({ what: "set up" })}
            onCode={(code) => change.mutate({ what: "confirm", code })}
            onCancel={() => {
              change.reset();
              setShown({});
            }}
            onRenew={() => change.mutate({ what: "renew codes" })}
            onTurnOff={() => change.mutate({ what: "turn off" })}
          />
        </>
      )}
      <Problem>
        {problem !== null ? (
          refusalWords(intl, problem)
        ) : hasConnectFailed && change.isIdle ? (
          <FormattedMessage id="account.error.connect" />
        ) : undefined}
      </Problem>
      {error === null ? null : (
        <Button variant="default" onClick={() => void refetch()}>
          <FormattedMessage id="shell.retry" />
        </Button>
      )}
      {shown.codes === undefined ? null : (
        <BottomSheet title={<FormattedMessage id="ways.codes.title" />} onClose={() => setShown({})}>
          <RecoveryCodes
            codes={shown.codes}
            onSave={() => saveText(intl.formatMessage({ id: "ways.codes.file" }, { username }), shown.codes ?? [])}
            onKept={() => setShown({})}
          />
        </BottomSheet>
      )}
      {held === undefined ? null : (
        <ConfirmSheet
          client={client}
          passkeys={passkeys}
          here={SETTINGS}
          onConfirmed={() => {
            setHeld(undefined);
            change.mutate(held);
          }}
          onClose={() => {
            setHeld(undefined);
            change.reset();
          }}
        />
      )}
    </Sheet>
  );
};
