import { barePath } from "./paths.ts";

export type DefaultTitle = {
  /** Names the message in each language. */
  readonly key: string;
  /** In the default language. */
  readonly text: string;
};

/**
 * LO15: the default title of each page, a path and a text on a line. `*` stands for one segment; where the text is missing it is
 * the last segment's words; `path=other` has the title and the message of the other page.
 */
const TITLES = `/ Food diary and calorie counter
/logged-in-homepage Home
/logged-in-homepage-v2 Home
/account/login Log in
/account/login/error=/account/login
/account/logout Log out
/account/create Create your account
/account/create/welcome
/account/create/username Choose a username
/account/create/consents Your consents
/account/create/nutrition-goal Your nutrition goal
/account/password-reset Reset your password
/account/password-reset/* Reset your password
/account/forgot-password Forgot your password
/account/email-settings E-mail settings
/account/verify-email Confirm your e-mail address
/account/security-log Security log
/account/api-tokens API tokens
/account/change-username Change your username
/account/confirm-delete Delete your account
/account/change-password Change your password
/account/language-setting Language
/account/news-feed-settings
/account/my-goals Goals
/account/diary-settings
/account/settings
/account/consents-existing Your consents
/account/change-goals-guided Change your goals
/account/timezone Time zone
/account/configure-units Units
/account/ad-consent-settings Advertising consent
/account/help
/account/profile-privacy
/account/login-counter-reset-request Unlock your account
/account/sharing Diary sharing
/premium
/premium/redeem/login Redeem a code
/premium/redeem/pay Redeem a code
/premium/redeem/premium-value What premium gives you
/premium/redeem/review-offer Review your offer
/premium/account Your premium subscription
/premium/checkout
/premium/checkout/new Checkout
/premium/confirmation
/premium/features Premium features
/premium/payment
/premium/complete Thank you
/messages
/messages/new New message
/messages/reply
/food/diary Food diary
/food/calorie-chart-nutrition-facts Food database
/food/calorie-chart-nutrition-facts/* Food database
/nutrition-facts-calories Nutrition facts and calories
/nutrition-facts-calories/* Nutrition facts and calories
/food/quick-add
/food/edit Edit a food
/food/mine My foods
/food/new New food
/food/submit Submit a food
/food/duplicate Duplicate a food
/food/compare Compare foods
/food/favourites
/meal/mine My meals
/shared-meal/* A shared meal
/recipe_parser Recipes
/exercise/diary Exercise diary
/exercise/lookup Exercise database
/exercise/list-by-name=/exercise/lookup
/exercise/calories-burned=/exercise/lookup
/exercise/mine My exercises
/exercise/routines Routines
/measurements
/measurements/check-in Check-in
/measurements/edit Measurement history
/measurements/photos
/household
/household/join An invitation
/household/split/* Split a dish
/friends
/friends/invite Invite friends
/invitations
/blocked-users Blocked members
/profile/*
/apps
/apps/logged_in_index Apps
/apps/step-trackers
/mobile/iphone Morsel for iPhone
/mobile/android Morsel for Android
/tools/bmr-calculator BMR calculator
/reports
/reports/export Export your data
/reports/weekly-digest
/reports/printable-diary/*
/forum Community
/forum/* Community
/forum/categories/* Community
/zendesk/sso_login Help
/terms-of-service
/privacy-policy
/community-guidelines
/data-usage
/contact-us
/api API
/jobs
/admin Administration
/404 Page not found`;

/** "/premium/redeem/pay" → "title.premium.redeem.pay"; parameters are left out. */
const keyOf = (path: string): string =>
  path === "/" ? "title.home" : `title${path}`.replace("/*", "").replaceAll("/", ".");

/** "/food/quick-add" → "Quick add" */
const wordsOf = (path: string): string =>
  path
    .replace("/*", "")
    .replace(/^.*\/./, (start) => start.slice(-1).toUpperCase())
    .replaceAll("-", " ");

const readTitles = (): ReadonlyMap<string, DefaultTitle> => {
  const titles = new Map<string, DefaultTitle>();
  for (const line of TITLES.split("\n")) {
    const [, path = "", like, text] = /^([^ =]+)=?(\S*) ?(.*)/.exec(line) ?? [];
    titles.set(path, titles.get(like ?? "") ?? { key: keyOf(path), text: text || wordsOf(path) });
  }
  return titles;
};

const BY_PATH = readTitles();

const NOT_FOUND: DefaultTitle = { key: "title.404", text: "Page not found" };

/** LO15: every default title, by path pattern: what a translator and the page shell need. */
export const DEFAULT_TITLES: ReadonlyMap<string, DefaultTitle> = BY_PATH;

/** LO15: the default title of the page at a path; a page that nobody knows is a page not found. */
export const defaultTitleOf = (path: string): DefaultTitle => {
  const bare = barePath(path);
  return BY_PATH.get(bare) ?? BY_PATH.get(bare.replace(/\/[^/]+$/, "/*")) ?? NOT_FOUND;
};
