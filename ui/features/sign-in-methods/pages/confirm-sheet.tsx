import type { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import type { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { useMutation } from "@tanstack/react-query";
import * as Effect from "effect/Effect";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { BottomSheet } from "../../../shell/bottom-sheet.tsx";
import { useApp } from "../../../routes/use-app.ts";
import { ConfirmForm } from "../components/confirm-form.tsx";

export type ConfirmSheetProps = {
  readonly client: Pick<SignInMethodsClient, "askPasskey" | "confirmByPasskey" | "confirmByPassword">;
  readonly passkeys: Passkeys;
  readonly username: string;
  readonly hasPasskeys: boolean;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
};

/** ID81: asked where something sensitive was refused, which is then done. */
export const ConfirmSheet = ({ client, passkeys, username, hasPasskeys, onConfirmed, onClose }: ConfirmSheetProps) => {
  const { intl } = useApp();
  const confirm = useMutation({
    mutationFn: (password: string | undefined) =>
      password === undefined
        ? run(client.askPasskey.pipe(Effect.flatMap(passkeys.get), Effect.flatMap(client.confirmByPasskey)))
        : run(client.confirmByPassword(password)),
    onSuccess: onConfirmed,
  });
  return (
    <BottomSheet title={<FormattedMessage id="ways.confirm.title" />} onClose={onClose}>
      <ConfirmForm
        username={username}
        hasPasskeys={hasPasskeys}
        isBusy={confirm.isPending}
        onPassword={(password) => confirm.mutate(password)}
        onPasskey={() => confirm.mutate(undefined)}
        {...(confirm.error === null ? {} : { problem: refusalWords(intl, confirm.error) })}
      />
    </BottomSheet>
  );
};
