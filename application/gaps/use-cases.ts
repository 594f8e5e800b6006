import { token } from "../platform/token.ts";
import { makeReadGaps, type GapsPorts } from "./read-gaps.ts";

/** All that can be asked of what a day lacks. */
export const makeGapsUseCases = (ports: GapsPorts) => ({ readGaps: makeReadGaps(ports) });

export type GapsUseCases = ReturnType<typeof makeGapsUseCases>;
export const GapsUseCases = token<GapsUseCases>("GapsUseCases");
