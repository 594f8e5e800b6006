import { ExportFiles } from "@morsel/application/platform/export-file";
import { makeSignInMethodsExport } from "@morsel/application/sign-in-methods/export-files";
import { MemberStore } from "@morsel/application/identity/member-store";
import { SessionStore } from "@morsel/application/identity/session-store";
import { Clock } from "@morsel/application/platform/clock";
import { Ids } from "@morsel/application/platform/ids";
import { Sealing } from "@morsel/application/platform/sealing";
import { makeCheckSecondStep } from "@morsel/application/sign-in-methods/check-second-step";
import { CheckSecondStep } from "@morsel/application/identity/second-step";
import { LinkStore } from "@morsel/application/sign-in-methods/link-store";
import { PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import { PasskeyVerifier } from "@morsel/application/sign-in-methods/passkey-verifier";
import { SecondStepSecrets } from "@morsel/application/sign-in-methods/second-step-secrets";
import { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import { SignInProviders } from "@morsel/application/sign-in-methods/sign-in-providers";
import { makeSignInMethodUseCases, SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import type { Bindings } from "../../container.ts";

const secondStep = { secondSteps: SecondStepStore, secrets: SecondStepSecrets, sealing: Sealing, clock: Clock };

const ports = {
  ...secondStep,
  members: MemberStore,
  sessions: SessionStore,
  passkeys: PasskeyStore,
  verifier: PasskeyVerifier,
  links: LinkStore,
  services: SignInProviders,
  ids: Ids,
};

export const signInMethodUseCases = ({ provide, contributeFrom }: Bindings): void => {
  contributeFrom(ExportFiles, { passkeys: PasskeyStore, links: LinkStore }, makeSignInMethodsExport);
  provide(CheckSecondStep, secondStep, makeCheckSecondStep);
  provide(SignInMethodUseCases, ports, makeSignInMethodUseCases);
};
