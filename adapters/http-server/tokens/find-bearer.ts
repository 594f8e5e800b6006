import type { AppUseCases } from "@morsel/application/tokens/app-use-cases";
import type { TokenBearer, TokenUseCases } from "@morsel/application/tokens/use-cases";
import * as Effect from "effect/Effect";
import { ASSISTANT_PATH } from "../requests/assistant-path.ts";

export type BearerPorts = {
  readonly tokens: Pick<TokenUseCases, "bearerOf">;
  readonly apps: Pick<AppUseCases, "bearerOf">;
};

/** W352, W360: whose token it is; nobody's where it was asked for another address than `path`. */
export const makeFindBearer =
  ({ tokens, apps }: BearerPorts) =>
  (text: string, origin: string, path: string): Effect.Effect<TokenBearer | undefined> =>
    Effect.gen(function* () {
      const bearer = (yield* tokens.bearerOf(text)) ?? (yield* apps.bearerOf(text));
      const audience = bearer?.audience ?? origin;
      return audience === origin || (path === ASSISTANT_PATH && audience === origin + ASSISTANT_PATH)
        ? bearer
        : undefined;
    });
