/** The addresses of the specification's section 2, as they stand there; parameters are filled in. */
const SPECIFIED = `/ /account/my-goals /measurements/check-in /messages /profile/ada /friends /invitations /account/settings
/account/diary-settings /premium/account /food/diary /food/quick-add /food/calorie-chart-nutrition-facts /food/mine /meal/mine
/recipe_parser /exercise/diary /exercise/lookup /exercise/mine /reports /reports/export /reports/weekly-digest
/reports/printable-diary/ada /apps /apps/logged_in_index /mobile/iphone /mobile/android /tools/bmr-calculator /apps/step-trackers
/premium?source=menu_bar /nutrition-facts-calories /zendesk/sso_login /contact-us /api /jobs
/account/login /account/create /account/create/welcome /account/create/username /account/create/consents
/account/create/nutrition-goal /account/password-reset /account/password-reset/some-token-1234 /account/forgot-password /account/email-settings
/account/change-username /account/confirm-delete /account/change-password /account/language-setting /account/news-feed-settings
/account/consents-existing /account/change-goals-guided /account/timezone /account/configure-units /account/ad-consent-settings
/account/help /account/profile-privacy /account/login-counter-reset-request /account/sharing /account/logout
/premium /premium/redeem/login /premium/redeem/pay /premium/redeem/premium-value /premium/redeem/review-offer /premium/checkout
/premium/checkout/new /premium/confirmation /premium/features /premium/payment /premium/complete
/messages/new /messages/reply /food/edit /food/new /food/submit /food/duplicate /friends/invite /blocked-users /measurements
/logged-in-homepage /logged-in-homepage-v2 /terms-of-service /privacy-policy /community-guidelines /data-usage /admin
/exercise/list-by-name /exercise/calories-burned`;

export const SPECIFIED_ROUTES: readonly string[] = SPECIFIED.split(/\s+/);

/** Section 2: what is for the signed in, written down from its prefixes rather than asked of the domain. */
export const isForMembers = (path: string): boolean =>
  /^\/reports\/?(\?|$)|^\/reports\/(export|weekly-digest)/.test(path) ||
  (/^\/(account|premium|food|friends|messages|meal|exercise|measurements|invitations|blocked-users)(\/|\?|$)/.test(
    path,
  ) &&
    !/^\/account\/(login|create|password-reset|forgot-password|logout)|^\/exercise\/(lookup|list-by-name|calories)/.test(
      path,
    ));
