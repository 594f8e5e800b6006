import { inAppContext, type InAppContext } from "@morsel/domain/identity";
import type { RequestContext } from "./request-context.ts";

/** ID28: in which client a page is seen, by what the request says and by what its session's token remembers. */
export const inAppOf = ({
  call: { headers },
  tokenSaysInApp,
}: Pick<RequestContext, "call" | "tokenSaysInApp">): InAppContext =>
  inAppContext({
    clientIdHeader: headers["client-id"],
    appVersionHeader: headers["app-version"],
    userAgent: headers["user-agent"],
    tokenSaysInApp,
  });
