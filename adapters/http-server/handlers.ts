/** A line for each group of endpoints: its handlers, and the first data of the concept's pages. */
export { authHandlers } from "./identity/sign-in/auth-handlers.ts";
export { userHandlers } from "./identity/user/user-handlers.ts";
export { sessionHandlers } from "./identity/session/session-handlers.ts";
export { newcomerHandlers, passkeyHandlers, signInMethodHandlers } from "./sign-in-methods/sign-in-method-handlers.ts";
export { foodHandlers, foodFirstData } from "./foods/food-handlers.ts";
export { catalogueHandlers } from "./foods/catalogue-handlers.ts";
export { favouriteHandlers } from "./favourites/favourite-handlers.ts";
export { barcodeHandlers } from "./barcodes/barcode-handlers.ts";
export { ownFoodsHandlers } from "./own-foods/own-foods-handlers.ts";
export { diaryHandlers, diaryFirstData } from "./diary/diary-handlers.ts";
export { hydrationHandlers } from "./hydration/hydration-handlers.ts";
export { diarySettingsHandlers } from "./diary-settings/diary-settings-handlers.ts";
export { goalHandlers } from "./goals/goal-handlers.ts";
export { expenditureHandlers } from "./expenditure/expenditure-handlers.ts";
export { gapsHandlers } from "./gaps/gaps-handlers.ts";
export { weeklyDigestHandlers } from "./weekly-digest/digest-handlers.ts";
export { measurementsHandlers } from "./measurements/measurements-handlers.ts";
export { mealsHandlers, sharedMealFirstData } from "./meals/meals-handlers.ts";
export { sharedMealsHandlers } from "./meals/shared-meals-handlers.ts";
export { exercisesHandlers, exerciseFirstData } from "./exercise/exercises-handlers.ts";
export { stepsHandlers } from "./exercise/steps-handlers.ts";
export { tokensHandlers } from "./tokens/tokens-handlers.ts";
export { appsHandlers } from "./tokens/apps-handlers.ts";
export { exerciseHandlers } from "./exercise/exercise-handlers.ts";
export { exportHandlers } from "./export/export-handlers.ts";
export { printableHandlers } from "./reports/printable-handlers.ts";
export { reportsHandlers } from "./reports/reports-handlers.ts";
export { recipesHandlers, recipeFirstData } from "./recipes/recipes-handlers.ts";
export { consentHandlers } from "./consent/consent-handlers.ts";
export { contactHandlers } from "./contact/contact-handlers.ts";
export { docsHandlers, healthHandlers } from "./host/health-handlers.ts";
export { accountHandlers, accountLinkHandlers } from "./account/account-handlers.ts";
export { adminEntryHandlers, adminHandlers, adminFirstData } from "./admin/admin-handlers.ts";
export { mailHandlers } from "./account/mail-handlers.ts";
export { progressPhotosHandlers } from "./progress-photos/progress-photos-handlers.ts";
export { householdHandlers, splitFirstData } from "./household/household-handlers.ts";
export { fridgeHandlers } from "./fridge/fridge-handlers.ts";
export { notificationsHandlers } from "./notifications/notifications-handlers.ts";
export { pushDevicesHandlers } from "./notifications/push-handlers.ts";
export { messagesHandlers } from "./messages/messages-handlers.ts";
export { blockedUsersHandlers, friendsHandlers, invitationsHandlers } from "./friends/friends-handlers.ts";
export { analyticsHandlers } from "./analytics/analytics-handlers.ts";
export { importHandlers } from "./import/import-handlers.ts";
export { membershipHandlers } from "./membership/membership-handlers.ts";
export { paymentsHandlers } from "./membership/payments-handlers.ts";
export { ownProfileHandlers, profileFirstData, profilesHandlers } from "./profile/profile-handlers.ts";
export { sharedCopiesHandlers, sharedDaysHandlers } from "./diary-sharing/diary-sharing-handlers.ts";
export { coachCommentHandlers } from "./coach/comment-handlers.ts";
export { coachHandlers } from "./coach/coach-handlers.ts";
export { newsFeedHandlers } from "./news-feed/news-feed-handlers.ts";
export { forumFeedHandlers } from "./forum/feed-handlers.ts";
export {
  forumDraftsHandlers,
  forumFirstData,
  forumHandlers,
  forumReactionsHandlers,
  forumReadingHandlers,
  forumWritingHandlers,
} from "./forum/forum-handlers.ts";
export { backOfficeHandlers } from "./back-office/back-office-handlers.ts";
export { foodReviewHandlers } from "./food-review/food-review-handlers.ts";
export { foodMergesHandlers } from "./food-merges/food-merges-handlers.ts";
export { forumCategoriesHandlers } from "./forum-categories/forum-categories-handlers.ts";
export { moderationHandlers } from "./moderation/moderation-handlers.ts";
export { webhooksHandlers } from "./webhooks/webhooks-handlers.ts";
export { siteSettingsHandlers } from "./site-settings/site-settings-handlers.ts";
