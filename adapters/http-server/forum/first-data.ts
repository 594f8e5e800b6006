import { ForumUseCases } from "@morsel/application/forum/use-cases";
import { isCategory } from "@morsel/domain/forum";
import { isUuid } from "@morsel/domain/identity";
import { BUILT_IN_FORUM, forumTarget } from "@morsel/domain/navigation";
import * as Effect from "effect/Effect";
import { defineFirstData, type FirstData } from "../platform/first-data.ts";
import { SiteSettings } from "../platform/site-of.ts";

const CATEGORY_PAGE = /^\/community\/categories\/([^/]+)$/;
const TOPIC_PAGE = /^\/community\/topics\/([^/]+)$/;
const ENTRY = "/community/sso_login";
const BELOW = /^\/community(?:\/|$)/;
const MISSING: FirstData = { query: [], isMissing: true };

/** A topic's page is called as its topic; one that is hidden or not there is missing, and so is a category without a name. */
export const forumFirstData = defineFirstData(
  { useCases: ForumUseCases, settings: SiteSettings },
  ({ useCases, settings: { forum } }) =>
    ({ path, reader, context }) => {
      // NA9: members are known to our own forum; an outside one is told who they are by an exchange that begins there.
      if (path === ENTRY) {
        const target = new URL(context.call.target, context.origin).searchParams.get("target") ?? "";
        const to = forumTarget(target, { base: forum?.base ?? BUILT_IN_FORUM.base });
        return Effect.succeed({
          query: [],
          redirect:
            forum === undefined || reader === undefined
              ? to
              : `${new URL(forum.base).origin}/session/sso?return_path=${encodeURIComponent(to)}`,
        });
      }
      // An operator's outside forum stands instead of ours.
      if (forum !== undefined && BELOW.test(path)) return Effect.succeed({ query: [], redirect: forum.base });
      const [, slug] = CATEGORY_PAGE.exec(path) ?? [];
      if (slug !== undefined) return isCategory(slug) ? undefined : Effect.succeed(MISSING);
      const [, id] = TOPIC_PAGE.exec(path) ?? [];
      if (id === undefined) return undefined;
      if (!isUuid(id)) return Effect.succeed(MISSING);
      return Effect.match(useCases.readTopic({ by: reader?.member, id, limit: 1 }), {
        onSuccess: ({ topic }): FirstData => ({ query: [], title: topic.title }),
        onFailure: () => MISSING,
      });
    },
);
