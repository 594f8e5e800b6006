import { AppGrantStore, AppStore, PkceChallenge } from "@morsel/application/tokens/app-store";
import { AppUseCases, makeAppUseCases } from "@morsel/application/tokens/app-use-cases";
import { ExportFiles } from "@morsel/application/platform/export-file";
import { makeTokensExport } from "@morsel/application/tokens/export-files";
import { MemberStore } from "@morsel/application/identity/member-store";
import { Clock } from "@morsel/application/platform/clock";
import { Ids } from "@morsel/application/platform/ids";
import { TokenSecrets, TokenStore } from "@morsel/application/tokens/token-store";
import { makeTokenUseCases, TokenUseCases } from "@morsel/application/tokens/use-cases";
import type { Bindings } from "../../container.ts";

export const tokenUseCases = ({ provide, contributeFrom }: Bindings): void => {
  contributeFrom(ExportFiles, { tokens: TokenStore, grants: AppGrantStore, clock: Clock }, makeTokensExport);
  provide(
    TokenUseCases,
    { tokens: TokenStore, members: MemberStore, secrets: TokenSecrets, ids: Ids, clock: Clock },
    makeTokenUseCases,
  );
  provide(
    AppUseCases,
    {
      apps: AppStore,
      grants: AppGrantStore,
      challengeOf: PkceChallenge,
      members: MemberStore,
      secrets: TokenSecrets,
      ids: Ids,
      clock: Clock,
    },
    makeAppUseCases,
  );
};
