import { ForumUseCases } from "@morsel/application/forum/use-cases";
import { Clock } from "@morsel/application/platform/clock";
import { PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import { ReadSettings } from "@morsel/application/site-settings/read-settings";
import { categoryName, type Category } from "@morsel/domain/forum";
import { splitLocale, type Locale } from "@morsel/domain/locales";
import { isUuid, type Member } from "@morsel/domain/identity";
import type { OutsideForum } from "@morsel/domain/site-settings";
import { BUILT_IN_FORUM, forumTarget } from "@morsel/domain/navigation";
import * as Effect from "effect/Effect";
import { writeCategories } from "../../http-contract/forum/codec.ts";
import {
  defineFirstData,
  queryText,
  type FirstData,
  type FirstDataRequest,
  type TrailPlace,
} from "../platform/first-data.ts";
import { SiteSettings } from "../platform/site-of.ts";
import { type RequestContext, pathOf } from "../requests/request-context.ts";
import { postingOf } from "./discussion-posting.ts";
import { makeSignInOutside } from "./sign-in-outside.ts";

const CATEGORY_PAGE = /^\/community\/categories\/([^/]+)$/;
const TOPIC_PAGE = /^\/community\/topics\/([^/]+)$/;
const ENTRY = "/community/sso_login";
const BELOW = /^\/community(?:\/|$)/;
/** W629: pages of the reader's own, and of what was searched for. */
const UNLISTED = /^\/community\/(?:new|following|mentions|reactions|drafts|search)$/;
const FORUM = { path: "/community" };
/** Replies that a topic's page says to search engines; they read the others on the page. */
const REPLIES = 20;
const CALLS = "/api/services/forum";
const MISSING: FirstData = { query: [], isMissing: true };

type PlaceOf = (slug: string) => readonly TrailPlace[];

const placeIn =
  (categories: readonly Category[], locale: Locale): PlaceOf =>
  (slug) =>
    categories
      .filter((category) => category.slug === slug)
      .map((category) => {
        const name = categoryName(category, locale);
        return {
          path: `/community/categories/${slug}`,
          ...(name === undefined ? {} : { name }),
          ...(category.key === undefined ? {} : { key: category.key }),
        };
      });

/** A topic's page is called as its topic; one that is hidden or not there is missing, and so is a category without a name. */
export const forumFirstData = defineFirstData(
  { useCases: ForumUseCases, settings: SiteSettings, now: ReadSettings, passkeys: PasskeyStore, clock: Clock },
  ({ useCases, settings: { forumSecret: secret }, now, passkeys, clock }) => {
    const signInOutside = makeSignInOutside({ passkeys, clock });
    /** NA9, FO15: members are known to our own forum; an outside one asks who they are, and is answered. */
    const entry = (
      forum: OutsideForum | undefined,
      context: RequestContext,
      member: Member | undefined,
    ): Effect.Effect<string> => {
      const { target: address } = context.call;
      const given = new URL(address, context.origin).searchParams;
      const target = forumTarget(given.get("target") ?? "", { base: forum?.base ?? BUILT_IN_FORUM.base });
      if (forum === undefined) return Effect.succeed(target);
      const [sso, sig] = [given.get("sso"), given.get("sig")];
      if (sso !== null && sig !== null && secret !== undefined)
        return member === undefined
          ? Effect.succeed(`/account/login?callbackUrl=${encodeURIComponent(address)}`)
          : Effect.map(signInOutside({ base: forum.base, secret }, member, { sso, sig }), (to) => to ?? forum.base);
      return Effect.succeed(
        member === undefined
          ? target
          : `${new URL(forum.base).origin}/session/sso?return_path=${encodeURIComponent(target)}`,
      );
    };
    const topicOf = (
      id: string,
      { reader, context }: FirstDataRequest,
      locale: Locale,
      place: PlaceOf,
    ): Effect.Effect<FirstData> => {
      const by = reader?.member;
      return Effect.match(useCases.readTopic({ by, id, limit: by === undefined ? REPLIES + 1 : 1 }), {
        onSuccess: ({ topic, items }): FirstData => {
          const path = `/community/topics/${topic.id}`;
          const known = { query: [], title: topic.title, feeds: [`${CALLS}/topics/${topic.id}/feed?locale=${locale}`] };
          // Search engines are nobody: members' pages are lighter without what is said to those.
          if (by !== undefined) return known;
          return {
            ...known,
            trail: [FORUM, ...place(topic.category), { path, name: topic.title }],
            structured: [postingOf(context.origin, topic, items)],
          };
        },
        onFailure: () => MISSING,
      });
    };
    const categoryOf = (category: Category, locale: Locale, place: PlaceOf): Effect.Effect<FirstData> => {
      const { slug } = category;
      const title = categoryName(category, locale);
      return Effect.match(useCases.readTopics({ by: undefined, locale, category: slug, limit: 1 }), {
        onSuccess: ({ items }): FirstData => ({
          query: [],
          ...(title === undefined ? {} : { title }),
          isUnlisted: items.length === 0,
          feeds: [`${CALLS}/feed?category=${encodeURIComponent(slug)}&locale=${locale}`],
          trail: [FORUM, ...place(slug)],
        }),
        onFailure: () => MISSING,
      });
    };
    const roomOf = (
      request: FirstDataRequest,
      categories: readonly Category[],
      locale: Locale,
    ): Effect.Effect<FirstData> => {
      const { path } = request;
      const place = placeIn(categories, locale);
      if (path === FORUM.path) return Effect.succeed({ query: [], feeds: [`${CALLS}/feed?locale=${locale}`] });
      if (UNLISTED.test(path)) return Effect.succeed({ query: [], isUnlisted: true });
      const [, slug] = CATEGORY_PAGE.exec(path) ?? [];
      const category = categories.find((one) => one.slug === slug);
      if (category !== undefined) return categoryOf(category, locale, place);
      const [, id] = TOPIC_PAGE.exec(path) ?? [];
      return id !== undefined && isUuid(id) ? topicOf(id, request, locale, place) : Effect.succeed(MISSING);
    };
    /** Each page names categories, so they come along. */
    const own = (request: FirstDataRequest): Effect.Effect<FirstData> =>
      Effect.gen(function* () {
        const { locale } = splitLocale(pathOf(request.context.call.target));
        const categories = yield* useCases.categories;
        const found = yield* roomOf(request, categories, locale);
        if (found.isMissing === true) return found;
        const listed = JSON.stringify(writeCategories(categories, locale));
        return { ...found, query: [queryText(["forum-categories", locale], listed)] };
      });
    return (request) => {
      const { path, reader, context } = request;
      if (!BELOW.test(path)) return undefined;
      return Effect.flatMap(now, ({ pages: { forum } }) => {
        if (path === ENTRY)
          return Effect.map(entry(forum, context, reader?.member), (redirect) => ({ query: [], redirect }));
        // An operator's outside forum stands instead of ours.
        if (forum !== undefined) return Effect.succeed({ query: [], redirect: forum.base });
        return own(request);
      });
    };
  },
);
