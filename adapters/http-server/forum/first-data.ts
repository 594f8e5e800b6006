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
import { defineFirstData, queryText, type FirstData, type FirstDataRequest } from "../platform/first-data.ts";
import { SiteSettings } from "../platform/site-of.ts";
import { type RequestContext, pathOf } from "../requests/request-context.ts";
import { makeSignInOutside } from "./sign-in-outside.ts";

const CATEGORY_PAGE = /^\/community\/categories\/([^/]+)$/;
const TOPIC_PAGE = /^\/community\/topics\/([^/]+)$/;
const ENTRY = "/community/sso_login";
const BELOW = /^\/community(?:\/|$)/;
/** Pages of the forum beside its categories and topics. */
const ROOM = /^\/community(?:\/(?:new|following|mentions|reactions|search))?$/;
const MISSING: FirstData = { query: [], isMissing: true };

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
    const topicOf = (id: string, by: Member | undefined): Effect.Effect<FirstData> =>
      Effect.match(useCases.readTopic({ by, id, limit: 1 }), {
        onSuccess: ({ topic }): FirstData => ({ query: [], title: topic.title }),
        onFailure: () => MISSING,
      });
    const roomOf = (
      { path, reader }: FirstDataRequest,
      categories: readonly Category[],
      locale: Locale,
    ): Effect.Effect<FirstData> => {
      if (ROOM.test(path)) return Effect.succeed({ query: [] });
      const [, slug] = CATEGORY_PAGE.exec(path) ?? [];
      const category = categories.find((one) => one.slug === slug);
      if (category !== undefined) {
        const title = categoryName(category, locale);
        return Effect.succeed({ query: [], ...(title === undefined ? {} : { title }) });
      }
      const [, id] = TOPIC_PAGE.exec(path) ?? [];
      return id !== undefined && isUuid(id) ? topicOf(id, reader?.member) : Effect.succeed(MISSING);
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
