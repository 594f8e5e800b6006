import { token } from "../platform/token.ts";
import { makePremiumByHand, type PremiumPorts } from "./premium-by-hand.ts";
import { makePremiumCodes, type CodePorts } from "./premium-codes.ts";

export type BackOfficePorts = Omit<PremiumPorts & CodePorts, "premium"> & {
  readonly premium: PremiumPorts["premium"] & CodePorts["premium"];
};

export const makeBackOfficeUseCases = (ports: BackOfficePorts) => ({
  premium: makePremiumByHand(ports),
  codes: makePremiumCodes(ports),
});

export type BackOfficeUseCases = ReturnType<typeof makeBackOfficeUseCases>;
export const BackOfficeUseCases = token<BackOfficeUseCases>("BackOfficeUseCases");
