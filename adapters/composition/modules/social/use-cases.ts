import { SharingStore } from "@morsel/application/social/sharing-store";
import { makeSocialUseCases, SocialUseCases } from "@morsel/application/social/use-cases";
import type { Bindings } from "../../container.ts";

export const socialUseCases = ({ provide }: Bindings): void => {
  provide(SocialUseCases, { sharing: SharingStore }, makeSocialUseCases);
};
