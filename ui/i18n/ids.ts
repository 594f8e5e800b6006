// Written by scripts/write-message-ids.ts from the files in messages/en. Do not edit.
import type about from "./messages/en/about.json";
import type account from "./messages/en/account.json";
import type admin from "./messages/en/admin.json";
import type ads from "./messages/en/ads.json";
import type apps from "./messages/en/apps.json";
import type backOffice from "./messages/en/back-office.json";
import type barcodes from "./messages/en/barcodes.json";
import type charts from "./messages/en/charts.json";
import type coach from "./messages/en/coach.json";
import type consent from "./messages/en/consent.json";
import type contact from "./messages/en/contact.json";
import type dataImport from "./messages/en/data-import.json";
import type descriptions from "./messages/en/descriptions.json";
import type diary from "./messages/en/diary.json";
import type diarySettings from "./messages/en/diary-settings.json";
import type diarySharing from "./messages/en/diary-sharing.json";
import type eligibility from "./messages/en/eligibility.json";
import type exercise from "./messages/en/exercise.json";
import type expenditure from "./messages/en/expenditure.json";
import type favourites from "./messages/en/favourites.json";
import type foodDatabase from "./messages/en/food-database.json";
import type foodMerges from "./messages/en/food-merges.json";
import type foodReview from "./messages/en/food-review.json";
import type foods from "./messages/en/foods.json";
import type forum from "./messages/en/forum.json";
import type forumCategories from "./messages/en/forum-categories.json";
import type friends from "./messages/en/friends.json";
import type gaps from "./messages/en/gaps.json";
import type goals from "./messages/en/goals.json";
import type home from "./messages/en/home.json";
import type household from "./messages/en/household.json";
import type hydration from "./messages/en/hydration.json";
import type identity from "./messages/en/identity.json";
import type landing from "./messages/en/landing.json";
import type legal from "./messages/en/legal.json";
import type mail from "./messages/en/mail.json";
import type meals from "./messages/en/meals.json";
import type measurements from "./messages/en/measurements.json";
import type membership from "./messages/en/membership.json";
import type messages from "./messages/en/messages.json";
import type moderation from "./messages/en/moderation.json";
import type newsFeed from "./messages/en/news-feed.json";
import type notifications from "./messages/en/notifications.json";
import type nutrition from "./messages/en/nutrition.json";
import type offline from "./messages/en/offline.json";
import type ownFoods from "./messages/en/own-foods.json";
import type profile from "./messages/en/profile.json";
import type progressPhotos from "./messages/en/progress-photos.json";
import type quickAdd from "./messages/en/quick-add.json";
import type recipes from "./messages/en/recipes.json";
import type reports from "./messages/en/reports.json";
import type shell from "./messages/en/shell.json";
import type signInMethods from "./messages/en/sign-in-methods.json";
import type siteSettings from "./messages/en/site-settings.json";
import type titles from "./messages/en/titles.json";
import type tokens from "./messages/en/tokens.json";
import type tools from "./messages/en/tools.json";
import type webhooks from "./messages/en/webhooks.json";
import type weeklyDigest from "./messages/en/weekly-digest.json";

type English = typeof about &
  typeof account &
  typeof admin &
  typeof ads &
  typeof apps &
  typeof backOffice &
  typeof barcodes &
  typeof charts &
  typeof coach &
  typeof consent &
  typeof contact &
  typeof dataImport &
  typeof descriptions &
  typeof diary &
  typeof diarySettings &
  typeof diarySharing &
  typeof eligibility &
  typeof exercise &
  typeof expenditure &
  typeof favourites &
  typeof foodDatabase &
  typeof foodMerges &
  typeof foodReview &
  typeof foods &
  typeof forum &
  typeof forumCategories &
  typeof friends &
  typeof gaps &
  typeof goals &
  typeof home &
  typeof household &
  typeof hydration &
  typeof identity &
  typeof landing &
  typeof legal &
  typeof mail &
  typeof meals &
  typeof measurements &
  typeof membership &
  typeof messages &
  typeof moderation &
  typeof newsFeed &
  typeof notifications &
  typeof nutrition &
  typeof offline &
  typeof ownFoods &
  typeof profile &
  typeof progressPhotos &
  typeof quickAdd &
  typeof recipes &
  typeof reports &
  typeof shell &
  typeof signInMethods &
  typeof siteSettings &
  typeof titles &
  typeof tokens &
  typeof tools &
  typeof webhooks &
  typeof weeklyDigest;

/** Every message there is; an id that has no English words does not compile. */
export type MessageId = keyof English & string;

/** The files of messages: a page says which ones it needs. */
export type Words = "about" | "account" | "admin" | "ads" | "apps" | "back-office" | "barcodes" | "charts" | "coach" | "consent" | "contact" | "data-import" | "descriptions" | "diary" | "diary-settings" | "diary-sharing" | "eligibility" | "exercise" | "expenditure" | "favourites" | "food-database" | "food-merges" | "food-review" | "foods" | "forum" | "forum-categories" | "friends" | "gaps" | "goals" | "home" | "household" | "hydration" | "identity" | "landing" | "legal" | "mail" | "meals" | "measurements" | "membership" | "messages" | "moderation" | "news-feed" | "notifications" | "nutrition" | "offline" | "own-foods" | "profile" | "progress-photos" | "quick-add" | "recipes" | "reports" | "shell" | "sign-in-methods" | "site-settings" | "titles" | "tokens" | "tools" | "webhooks" | "weekly-digest";

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
