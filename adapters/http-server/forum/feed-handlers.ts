import { ForumFeeds, type TopicFeed, type TopicsFeed } from "@morsel/application/forum/feed-cases";
import type { FedTopic } from "@morsel/application/forum/feed-store";
import { ReadSiteNames } from "@morsel/application/site-settings/read-site-names";
import { DEFAULT_LOCALE, defaultTitleOf, isLocale, pageTitle, pathIn, type Locale } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { MailWords } from "@morsel/application/mail/mail-words";
import { Api } from "../../http-contract/api.ts";
import type { FEED_FORMATS } from "../../http-contract/forum/feeds.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { entityTag, hasTag } from "../requests/entity-tag.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest, type RequestContext } from "../requests/request-context.ts";
import { refuse, type Refusal } from "../responses/problem-details.ts";
import { problem } from "../responses/responses.ts";
import { atomOf, type AtomFeed, type AtomEntry } from "./atom.ts";
import { rssOf } from "./rss.ts";

/** Readers of feeds ask again and again: five minutes, for which a proxy may answer them too. */
const FRESH_SECONDS = 300;
/** A feed of nothing is as old as anything. */
const NEVER = 0;

type Answer = HttpServerResponse.HttpServerResponse;
type Feed = Pick<AtomFeed, "title" | "entries"> & { readonly path: string };
type Format = (typeof FEED_FORMATS)[number];

const FORMATS = {
  atom: { write: atomOf, type: "application/atom+xml; charset=utf-8" },
  rss: { write: rssOf, type: "application/rss+xml; charset=utf-8" },
} satisfies Record<Format, { readonly write: (feed: AtomFeed) => string; readonly type: string }>;

/** W628: by tag where the program knows one, else by date; HTTP knows full seconds alone. */
const isKnown = (call: RequestContext["call"], etag: string, changedAt: number): boolean => {
  const since = Date.parse(call.headers["if-modified-since"] ?? "");
  return hasTag(call, etag) ?? (!Number.isNaN(since) && Math.floor(changedAt / 1000) * 1000 <= since);
};

const answer = (
  { call, origin }: RequestContext,
  { path, title, ...feed }: Feed,
  { site, format }: { readonly site: string; readonly format: Format },
): Answer => {
  const { write, type } = FORMATS[format];
  const changedAt = Math.max(NEVER, ...feed.entries.map(({ updated }) => updated));
  const body = write({
    ...feed,
    title: pageTitle(title, site === "" ? undefined : site),
    origin,
    page: origin + path,
    self: origin + call.target,
    updated: changedAt,
  });
  const etag = entityTag(body);
  const headers = {
    etag,
    "last-modified": new Date(changedAt).toUTCString(),
    "cache-control": `public, max-age=${FRESH_SECONDS}`,
  };
  if (isKnown(call, etag, changedAt)) return HttpServerResponse.empty({ status: 304, headers });
  return HttpServerResponse.raw(body, { headers: { ...headers, "content-type": type } });
};

const titleOf = (...parts: readonly string[]): string => [...parts, defaultTitleOf("/community").text].join(" | ");

/** The address of an entry, and the name of an author who is a member no more. */
type Around = { readonly origin: string; readonly former: string };

const topicEntry =
  ({ origin, former }: Around) =>
  ({ id, title, author = former, createdAt, lastPostAt, html }: FedTopic): AtomEntry => ({
    id,
    title,
    href: `${origin}/community/topics/${id}`,
    author,
    published: createdAt,
    updated: lastPostAt,
    ...(html === undefined ? {} : { html }),
  });

const topicsFeed =
  (around: Around, category: string | undefined, locale: Locale) =>
  ({ topics, name }: TopicsFeed): Feed => ({
    title: name === undefined ? titleOf() : titleOf(name),
    path: pathIn(locale, category === undefined ? "/community" : `/community/categories/${category}`),
    entries: topics.map(topicEntry(around)),
  });

const topicFeed =
  ({ origin, former }: Around) =>
  ({ topic, posts }: TopicFeed): Feed => ({
    title: titleOf(topic.title),
    path: `/community/topics/${topic.id}`,
    entries: posts.map(({ id, number, author = former, createdAt, editedAt = createdAt, html }) => ({
      id,
      title: number === 1 ? topic.title : `${topic.title} #${number}`,
      href: `${origin}/community/topics/${topic.id}#post-${number}`,
      author,
      published: createdAt,
      updated: editedAt,
      html,
    })),
  });

/** W628: as a visitor reads, whoever asks. */
export const forumFeedHandlers = defineHandlers(
  "forumFeeds",
  { feeds: ForumFeeds, limits: RateLimits, names: ReadSiteNames, words: MailWords },
  ({ feeds, limits, names, words }) => {
    const say = (
      { locale: given = "", format = "atom" }: { readonly locale?: string; readonly format?: Format },
      ask: (around: Around, locale: Locale) => Effect.Effect<Feed, Refusal>,
    ): Effect.Effect<Answer, never, CurrentRequest> =>
      Effect.gen(function* () {
        const facts = yield* CurrentRequest;
        const wait = limits.take("search", facts.call.address);
        if (wait > 0) return problem("TooManyTries", { retry_after: wait });
        const locale = isLocale(given) ? given : DEFAULT_LOCALE;
        const former = (yield* words.in(locale))({ id: "forum.former" });
        return yield* Effect.match(Effect.zip(ask({ origin: facts.origin, former }, locale), names), {
          onSuccess: ([feed, { site }]) => answer(facts, feed, { site, format }),
          onFailure: refuse,
        });
      });
    return HttpApiBuilder.group(Api, "forumFeeds", (handlers) =>
      handlers
        .handle("topicsFeed", ({ query: { category, ...asked } }) =>
          say(asked, (around, locale) =>
            Effect.map(feeds.readTopics({ category, locale }), topicsFeed(around, category, locale)),
          ),
        )
        .handle("topicFeed", ({ params: { id }, query }) =>
          say(query, (around) => Effect.map(feeds.readTopic(id), topicFeed(around))),
        ),
    );
  },
);
