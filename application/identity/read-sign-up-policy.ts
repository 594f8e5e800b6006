import type { SignUpPolicy } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** ID130: who may join as of now; asked anew each time, since an admin may change it. */
export type ReadSignUpPolicy = Effect.Effect<SignUpPolicy>;
export const ReadSignUpPolicy = token<ReadSignUpPolicy>("ReadSignUpPolicy");
