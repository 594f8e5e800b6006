import { useEffect } from "react";
import { useLatest } from "../hooks/use-latest.ts";
import type { AppContext } from "../composition/app-context.ts";

/** Code of a link, from behind its #. A visitor signs up or logs in first; the code waits in this tab meanwhile. */
export const useLinkCode = (
  { drafts, sessionWatch }: Pick<AppContext, "drafts" | "sessionWatch">,
  hash: string,
  draft: string,
): { readonly code: string; readonly isMember: boolean } => {
  const isMember = useLatest(sessionWatch.status$, sessionWatch.current()).status === "authenticated";
  const kept = drafts.read(draft);
  useEffect(() => {
    if (!isMember && hash !== "") drafts.write(draft, hash);
  }, [isMember, hash, drafts, draft]);
  return { code: hash === "" && typeof kept === "string" ? kept : hash, isMember };
};
