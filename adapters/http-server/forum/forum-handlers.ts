import { ForumUseCases } from "@morsel/application/forum/use-cases";
import { POSTS_OF_PAGE, type Moderation } from "@morsel/domain/forum";
import type { Member } from "@morsel/domain/identity";
import { DEFAULT_LOCALE, isLocale } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import {
  writeCategories,
  writeFoundPage,
  writePostPage,
  writeRevisions,
  writeTopicPage,
} from "../../http-contract/forum/codec.ts";
import type { ACTS } from "../../http-contract/forum/schemas.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { knownMember } from "../requests/known-member.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { reply } from "../responses/reply.ts";
import { problem } from "../responses/responses.ts";

const TOPICS = 30;
type Answer<R = never> = Effect.Effect<HttpServerResponse.HttpServerResponse, never, R>;

const needs = { useCases: ForumUseCases, limits: RateLimits };

export const forumHandlers = defineHandlers("forum", needs, ({ useCases, limits }) => {
  /** Visitors and members read as often as they may search. */
  const limited = (ask: (by: Member | undefined) => Answer): Answer<CurrentRequest> =>
    Effect.flatMap(CurrentRequest, (facts) => {
      const id = knownMember(facts, "people:read");
      const wait = limits.take("search", id ?? facts.call.address);
      if (wait > 0) return Effect.succeed(problem("TooManyTries", { retry_after: wait }));
      return ask(id === undefined ? undefined : (facts.session?.member ?? facts.bearer?.member));
    });
  return HttpApiBuilder.group(Api, "forum", (handlers) =>
    handlers
      .handle("categories", ({ query: { locale = "" } }) =>
        limited(() =>
          reply(useCases.categories, (all) => writeCategories(all, isLocale(locale) ? locale : DEFAULT_LOCALE)),
        ),
      )
      .handle("topics", ({ query: { category, locale = "", limit = TOPICS, cursor } }) =>
        limited((by) =>
          reply(
            useCases.readTopics({ by, category, locale: isLocale(locale) ? locale : DEFAULT_LOCALE, limit, cursor }),
            writeTopicPage,
          ),
        ),
      )
      .handle("topic", ({ params: { id }, query: { limit = POSTS_OF_PAGE, cursor } }) =>
        limited((by) => reply(useCases.readTopic({ by, id, cursor, limit }), writePostPage)),
      )
      .handle("searchPosts", ({ query: { q: text, limit = POSTS_OF_PAGE, cursor } }) =>
        limited((by) => reply(useCases.searchPosts(by, { text, limit, cursor }), writeFoundPage)),
      )
      .handle("postRevisions", ({ params: { id } }) =>
        limited((by) => reply(useCases.readRevisions(by, id), writeRevisions)),
      ),
  );
});

const actOf = (act: (typeof ACTS)[number], category: string): Moderation =>
  act === "Move" ? { _tag: act, category } : { _tag: act };

export const forumWritingHandlers = defineHandlers("forumWriting", needs, ({ useCases, limits }) => {
  const limited = limitedMember(limits);
  return HttpApiBuilder.group(Api, "forumWriting", (handlers) =>
    handlers
      .handle("addTopic", ({ payload: { post_id: post, ...topic } }) =>
        limited("forumPost", (by) => reply(useCases.addTopic(by, { ...topic, post }), () => ({ id: topic.id }), 201)),
      )
      .handle("addPost", ({ payload: { id, topic_id: topic, text } }) =>
        limited("forumPost", (by) => reply(useCases.addPost(by, { id, topic, text }), () => ({ id }), 201)),
      )
      .handle("editPost", ({ payload }) =>
        limited("forumPost", (by) => reply(useCases.editPost(by, payload), () => ({ id: payload.id }))),
      )
      .handle("previewPost", ({ payload: { text } }) =>
        limited("forumPreview", (by) => reply(useCases.preview(by, text), (html) => ({ html }))),
      )
      .handle("reportPost", ({ payload: { id, post_id: post, reason, text } }) =>
        limited("forumPost", (by) => reply(useCases.report(by, { id, post, reason, text }), () => ({ id }))),
      )
      .handle("moderateTopic", ({ payload: { id, act, category = "" } }) =>
        Effect.flatMap(CurrentMember, (by) => reply(useCases.moderate(by, id, actOf(act, category)), () => ({ id }))),
      )
      .handle("hidePost", ({ payload }) =>
        Effect.flatMap(CurrentMember, (by) =>
          reply(useCases.hidePost(by, payload.id, payload.is_hidden), () => payload),
        ),
      )
      .handle("banFromForum", ({ payload }) =>
        Effect.flatMap(CurrentMember, (by) => reply(useCases.ban(by, payload), () => payload)),
      ),
  );
});

export { forumFirstData } from "./first-data.ts";
export { forumReadingHandlers } from "./reading-handlers.ts";
export { forumReactionsHandlers } from "./reaction-handlers.ts";
export { forumDraftsHandlers } from "./draft-handlers.ts";
