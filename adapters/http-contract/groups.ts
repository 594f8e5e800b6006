/** A line for each group of endpoints, with the problems that its concept answers. */
export { AuthGroup, identityProblems, userProblems } from "./identity/auth.ts";
export { UsersGroup } from "./identity/users.ts";
export { SessionsGroup } from "./identity/sessions.ts";
export {
  NewcomersGroup,
  PasskeysGroup,
  SignInMethodsGroup,
  signInMethodProblems,
} from "./sign-in-methods/sign-in-methods.ts";
export { FoodsGroup, foodProblems } from "./foods/foods.ts";
export { CatalogueGroup } from "./foods/catalogue.ts";
export { FavouritesGroup, favouriteProblems } from "./favourites/favourites.ts";
export { BarcodesGroup } from "./barcodes/barcodes.ts";
export { OwnFoodsGroup, ownFoodProblems } from "./own-foods/own-foods.ts";
export { DiaryGroup, diaryProblems } from "./diary/diary.ts";
export { HydrationGroup, hydrationProblems } from "./hydration/hydration.ts";
export { DiarySettingsGroup, diarySettingsProblems } from "./diary-settings/diary-settings.ts";
export { eligibilityProblems, GoalsGroup, goalsProblems } from "./goals/goals.ts";
export { ExpenditureGroup, expenditureProblems } from "./expenditure/expenditure.ts";
export { GapsGroup } from "./gaps/gaps.ts";
export { WeeklyDigestGroup } from "./weekly-digest/weekly-digest.ts";
export { MeasurementsGroup, measurementProblems } from "./measurements/measurements.ts";
export { MealsGroup, SharedMealsGroup, mealProblems } from "./meals/meals.ts";
export { ExercisesGroup, exerciseProblems } from "./exercise/exercises.ts";
export { StepsGroup } from "./exercise/steps.ts";
export { TokensGroup, tokenProblems } from "./tokens/tokens.ts";
export { AppsGroup } from "./tokens/apps.ts";
export { ExerciseGroup } from "./exercise/exercise.ts";
export { ExportGroup } from "./export/export.ts";
export { PrintableGroup, ReportsGroup, reportProblems } from "./reports/reports.ts";
export { RecipesGroup, recipeProblems } from "./recipes/recipes.ts";
export { ConsentGroup } from "./consent/consent.ts";
export { ContactGroup } from "./contact/contact.ts";
export { DocsGroup, HealthGroup, sharedProblems } from "./shared/health.ts";
export { AccountGroup, AccountLinksGroup, MailGroup, accountProblems } from "./account/account.ts";
export { AdminGroup, AdminEntryGroup, adminProblems } from "./admin/admin.ts";
export { ProgressPhotosGroup, photoProblems } from "./progress-photos/progress-photos.ts";
export { HouseholdGroup, householdProblems } from "./household/household.ts";
export { FridgeGroup, fridgeProblems } from "./fridge/fridge.ts";
export { NotificationsGroup } from "./notifications/notifications.ts";
export { PushDevicesGroup } from "./notifications/push.ts";
export { BlockedUsersGroup, FriendsGroup, InvitationsGroup, friendProblems } from "./friends/friends.ts";
export { AnalyticsGroup } from "./analytics/analytics.ts";
export { ImportGroup, importProblems } from "./import/import.ts";
export { MessagesGroup, messageProblems } from "./messages/messages.ts";
export { MembershipGroup, membershipProblems, PaymentsGroup } from "./membership/membership.ts";
export { OwnProfileGroup, ProfilesGroup, profileProblems } from "./profile/profile.ts";
export { SharedCopiesGroup, SharedDaysGroup } from "./diary-sharing/diary-sharing.ts";
export { CoachGroup, coachProblems } from "./coach/coach.ts";
export { CoachCommentsGroup } from "./coach/comments.ts";
export { NewsFeedGroup, newsProblems } from "./news-feed/news-feed.ts";
export { ForumFeedsGroup } from "./forum/feeds.ts";
export {
  ForumDraftsGroup,
  ForumGroup,
  ForumReactionsGroup,
  ForumReadingGroup,
  ForumWritingGroup,
  forumProblems,
} from "./forum/forum.ts";
export { BackOfficeGroup, backOfficeProblems } from "./back-office/back-office.ts";
export { FoodReviewGroup, foodReviewProblems } from "./food-review/food-review.ts";
export { FoodMergesGroup, foodMergesProblems } from "./food-merges/food-merges.ts";
export { ForumCategoriesGroup, forumCategoriesProblems } from "./forum-categories/forum-categories.ts";
export { ModerationGroup, moderationProblems } from "./moderation/moderation.ts";
export { WebhooksGroup, webhookProblems } from "./webhooks/webhooks.ts";
export { SiteSettingsGroup } from "./site-settings/site-settings.ts";
