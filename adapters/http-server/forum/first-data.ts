import { ForumUseCases } from "@morsel/application/forum/use-cases";
import { isCategory } from "@morsel/domain/forum";
import { isUuid } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { defineFirstData, type FirstData } from "../platform/first-data.ts";

const CATEGORY_PAGE = /^\/forum\/categories\/([^/]+)$/;
const TOPIC_PAGE = /^\/forum\/([^/]+)$/;
const OWN_NAMES: readonly string[] = ["new", "sso_login"];
const MISSING: FirstData = { query: [], isMissing: true };

/** A topic's page is called as its topic; one that is hidden or not there is missing, and so is a category without a name. */
export const forumFirstData = defineFirstData({ useCases: ForumUseCases }, ({ useCases }) => ({ path, reader }) => {
  const [, slug] = CATEGORY_PAGE.exec(path) ?? [];
  if (slug !== undefined) return isCategory(slug) ? undefined : Effect.succeed(MISSING);
  const [, id] = TOPIC_PAGE.exec(path) ?? [];
  if (id === undefined || OWN_NAMES.includes(id)) return undefined;
  if (!isUuid(id)) return Effect.succeed(MISSING);
  return Effect.match(useCases.readTopic({ by: reader?.member, id, limit: 1 }), {
    onSuccess: ({ topic }): FirstData => ({ query: [], title: topic.title }),
    onFailure: () => MISSING,
  });
});
