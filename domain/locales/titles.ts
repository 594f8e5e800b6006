import { barePath } from "./paths.ts";

export type DefaultTitle = {
  /** Names the message in each language. */
  readonly key: string;
  /** In the default language. */
  readonly text: string;
};

/** LO15: the default title of each page; `*` stands for one segment; `like` names the page whose message it shares. */
const TITLES: readonly (readonly [path: string, text: string, like?: string])[] = [
  ["/", "Food diary and calorie counter"],
  ["/logged-in-homepage", "Home"],
  ["/logged-in-homepage-v2", "Home"],
  ["/account/login", "Log in"],
  ["/account/logout", "Log out"],
  ["/account/create", "Create your account"],
  ["/account/create/welcome", "Welcome"],
  ["/account/create/username", "Choose a username"],
  ["/account/create/consents", "Your consents"],
  ["/account/create/nutrition-goal", "Your nutrition goal"],
  ["/account/password-reset", "Reset your password"],
  ["/account/password-reset/*", "Reset your password"],
  ["/account/forgot-password", "Forgot your password"],
  ["/account/email-settings", "E-mail settings"],
  ["/account/change-username", "Change your username"],
  ["/account/confirm-delete", "Delete your account"],
  ["/account/change-password", "Change your password"],
  ["/account/language-setting", "Language"],
  ["/account/news-feed-settings", "News feed settings"],
  ["/account/my-goals", "Goals"],
  ["/account/diary-settings", "Diary settings"],
  ["/account/settings", "Settings"],
  ["/account/consents-existing", "Your consents"],
  ["/account/change-goals-guided", "Change your goals"],
  ["/account/timezone", "Time zone"],
  ["/account/configure-units", "Units"],
  ["/account/ad-consent-settings", "Advertising consent"],
  ["/account/help", "Help"],
  ["/account/profile-privacy", "Profile privacy"],
  ["/account/login-counter-reset-request", "Unlock your account"],
  ["/account/sharing", "Diary sharing"],
  ["/premium", "Premium"],
  ["/premium/redeem/login", "Redeem a code"],
  ["/premium/redeem/pay", "Redeem a code"],
  ["/premium/redeem/premium-value", "What premium gives you"],
  ["/premium/redeem/review-offer", "Review your offer"],
  ["/premium/account", "Your premium subscription"],
  ["/premium/checkout", "Checkout"],
  ["/premium/checkout/new", "Checkout"],
  ["/premium/confirmation", "Confirmation"],
  ["/premium/features", "Premium features"],
  ["/premium/payment", "Payment"],
  ["/premium/complete", "Thank you"],
  ["/messages", "Messages"],
  ["/messages/new", "New message"],
  ["/messages/reply", "Reply"],
  ["/food/diary", "Food diary"],
  ["/food/calorie-chart-nutrition-facts", "Food database"],
  ["/food/calorie-chart-nutrition-facts/*", "Food database"],
  ["/nutrition-facts-calories", "Nutrition facts and calories"],
  ["/nutrition-facts-calories/*", "Nutrition facts and calories"],
  ["/food/quick-add", "Quick add"],
  ["/food/edit", "Edit a food"],
  ["/food/mine", "My foods"],
  ["/food/new", "New food"],
  ["/food/submit", "Submit a food"],
  ["/food/duplicate", "Duplicate a food"],
  ["/meal/mine", "My meals"],
  ["/recipe_parser", "Recipes"],
  ["/exercise/diary", "Exercise diary"],
  ["/exercise/lookup", "Exercise database"],
  ["/exercise/list-by-name", "Exercise database", "/exercise/lookup"],
  ["/exercise/calories-burned", "Exercise database", "/exercise/lookup"],
  ["/exercise/mine", "My exercises"],
  ["/measurements", "Measurements"],
  ["/measurements/check-in", "Check-in"],
  ["/measurements/edit", "Measurement history"],
  ["/friends", "Friends"],
  ["/friends/invite", "Invite friends"],
  ["/invitations", "Invitations"],
  ["/blocked-users", "Blocked members"],
  ["/profile/*", "Profile"],
  ["/apps", "Apps"],
  ["/apps/logged_in_index", "Apps"],
  ["/apps/step-trackers", "Step trackers"],
  ["/mobile/iphone", "Morsel for iPhone"],
  ["/mobile/android", "Morsel for Android"],
  ["/tools/bmr-calculator", "BMR calculator"],
  ["/reports", "Reports"],
  ["/reports/export", "Export your data"],
  ["/reports/weekly-digest", "Weekly digest"],
  ["/reports/printable-diary/*", "Printable diary"],
  ["/forum", "Community"],
  ["/forum/*", "Community"],
  ["/forum/categories/*", "Community"],
  ["/zendesk/sso_login", "Help"],
  ["/terms-of-service", "Terms of service"],
  ["/privacy-policy", "Privacy policy"],
  ["/community-guidelines", "Community guidelines"],
  ["/data-usage", "Data usage"],
  ["/contact-us", "Contact us"],
  ["/api", "API"],
  ["/jobs", "Jobs"],
  ["/admin", "Administration"],
  ["/404", "Page not found"],
];

/** "/premium/redeem/pay" → "title.premium.redeem.pay"; parameters are left out. */
const keyOf = (path: string): string =>
  ["title", ...path.split("/").filter((part) => part !== "" && part !== "*")]
    .join(".")
    .replace(/^title$/, "title.home");

const BY_PATH: ReadonlyMap<string, DefaultTitle> = new Map(
  TITLES.map(([path, text, like]) => [path, { key: keyOf(like ?? path), text }] as const),
);

const NOT_FOUND: DefaultTitle = { key: "title.404", text: "Page not found" };

/** LO15: every default title, by path pattern: what a translator and the page shell need. */
export const DEFAULT_TITLES: ReadonlyMap<string, DefaultTitle> = BY_PATH;

/** LO15: the default title of the page at a path; a page that nobody knows is a page not found. */
export const defaultTitleOf = (path: string): DefaultTitle => {
  const bare = barePath(path);
  return BY_PATH.get(bare) ?? BY_PATH.get(bare.replace(/\/[^/]+$/, "/*")) ?? NOT_FOUND;
};
