import * as foods from "@morsel/domain/foods";
import {
  likelyMeanings,
  searchNamesOf,
  readLexicon,
  servingsOf,
  readableName,
  lowerCaseShouting,
  brandIn,
  type NamingLists,
  withoutBrand,
  replacePhrases,
  shortLabels,
} from "@morsel/domain/foods";
import { readIngredientLine } from "@morsel/domain/recipes";
import { checkSlots, logSavedMeal, quickAdd, savedMealOf, checkColumns, type EntryId } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import { bannerFor } from "@morsel/domain/eligibility";
import { banMember, checkCategory, checkPost, SHIPPED_CATEGORIES, withCategory } from "@morsel/domain/forum";
import { checkProfile } from "@morsel/domain/goals";
import { checkGuessable, checkPassword, type Password, inAppContext, missingFields } from "@morsel/domain/identity";
import { checkOwnType } from "@morsel/domain/measurements";
import { forumLink, headerLinks, isActive, menuItem, primaryMenu, withCallback } from "@morsel/domain/navigation";
import { checkMessage } from "@morsel/domain/social";
import { banana } from "./banana.ts";
import { profile, today } from "./goals.ts";
import type { TextFunction } from "./signatures.ts";

const LEXICON = readLexicon(
  { weights: { "0.1": ["raw"] }, optional: ["cup"], related: [["steamed", "boiled"]] },
  "x\ty",
);
const NAMING: NamingLists = {
  shelves: ["fish"],
  keptShelves: { babyfood: "baby food" },
  leaning: ["cake"],
  kinds: { oil: "oil" },
  states: ["raw"],
  fronting: ["ground"],
  silent: ["nfs"],
  singulars: { bananas: "banana" },
  capitals: ["USDA"],
};
const named = (text: string) => ({ description: text, originalName: text, alternativeNames: [text], brand: text });
const WISH = { slug: "help", locale: undefined, names: {}, descriptions: {}, state: "open" } as const;
const TOPIC = { category: "help", isLocked: false, isPinned: false, isHidden: false };
const PLACE = { id: "" as EntryId, date: today, meal: "lunch", loggedAt: 0 as Instant } as const;
const SERVING = { amount: 1, grams: 100 } as const;

/** The functions that take a text within something else, or beside it. */
export const TEXT_WITHIN: readonly TextFunction[] = [
  { name: "diary checkSlots", ask: (text) => checkSlots([{ id: "extra1", name: text }]) },
  { name: "diary checkColumns", ask: (text) => checkColumns([text, text]) },
  { name: "diary quickAdd", ask: (text) => quickAdd(text, { energy: 1 }, PLACE) },
  {
    name: "diary logSavedMeal",
    ask: (text) => logSavedMeal([{ description: text, facts: { energy: 1 } }], PLACE),
  },
  { name: "diary savedMealOf", ask: (text) => savedMealOf(text, []) },
  { name: "eligibility bannerFor", ask: (text) => bannerFor(text, "de", "on") },
  { name: "foods foodSlug", ask: (text) => foods.foodSlug({ id: `x${text}`, description: text }) },
  { name: "foods readQuery", ask: (text) => foods.readQuery(text, LEXICON) },
  { name: "foods termsOf", ask: (text) => foods.termsOf(text, true) },
  { name: "foods servingIdOf", ask: (text) => foods.servingIdOf(text, () => false) },
  {
    name: "foods densityOf",
    ask: (text) => foods.densityOf([{ id: foods.GRAM_SERVING, label: `1 ${text}`, grams: 100 }]),
  },
  {
    name: "foods usualServing",
    ask: (text) => foods.usualServing({ servings: [{ id: foods.GRAM_SERVING, label: text, grams: 1 }] }),
  },
  {
    name: "foods unpackRow",
    ask: (text) =>
      foods.unpackRow({ ...foods.packRow({ food: banana, revision: "1", plainness: 0, names: [] }), names: text }),
  },
  {
    name: "foods checkOwnFood",
    ask: (text) =>
      foods.checkOwnFood({
        description: "x",
        brand: text.slice(0, 1),
        basis: "us",
        facts: {},
        per: "100g",
        barcode: text.slice(0, 1),
        servings: [{ label: text, amount: 1, unit: "g" }],
      }),
  },
  {
    name: "forum checkPost",
    ask: (text) => checkPost({ isSignedIn: true, isModerator: false, ban: undefined }, TOPIC, text, 0),
  },
  { name: "forum checkCategory", ask: (text) => checkCategory(SHIPPED_CATEGORIES, text, true) },
  {
    name: "forum withCategory",
    ask: (text) => [
      withCategory(SHIPPED_CATEGORIES, { ...WISH, slug: text }),
      withCategory(SHIPPED_CATEGORIES, { ...WISH, names: { en: text }, descriptions: { en: text }, behind: text }),
    ],
  },
  {
    name: "forum banMember",
    ask: (text) => banMember({ reason: text, until: undefined }, { isModerator: true }, { isModerator: false }),
  },
  {
    name: "goals checkProfile",
    ask: (text) => ["timeZone", "locale", "country"].map((field) => checkProfile({ ...profile, [field]: text }, today)),
  },
  { name: "identity checkPassword", ask: (text) => checkPassword(text, { username: text, email: text }) },
  { name: "identity checkGuessable", ask: (text) => checkGuessable(text as Password, {}, () => false) },
  {
    name: "identity inAppContext",
    ask: (text) => inAppContext({ clientIdHeader: text, appVersionHeader: text, userAgent: text }),
  },
  { name: "identity missingFields", ask: (text) => missingFields({ [text]: text }, [text]) },
  { name: "measurements checkOwnType", ask: (text) => checkOwnType({ name: text, unit: text }) },
  {
    name: "navigation forumLink",
    ask: (text) => forumLink(text, true, { base: text, singleSignOn: text, clientId: text }),
  },
  { name: "navigation withCallback", ask: (text) => withCallback(text, text) },
  { name: "navigation headerLinks", ask: (text) => headerLinks({ isSignedIn: false }, text, text) },
  {
    name: "navigation primaryMenu",
    ask: (text) =>
      primaryMenu({ isSignedIn: true, username: text, isAdmin: false }, "de").some((item) => isActive(item, text)),
  },
  { name: "navigation menuItem", ask: (text) => isActive(menuItem("x", text), text) },
  { name: "social checkMessage", ask: (text) => checkMessage({ subject: text, body: text }) },
];

/** Functions that name and index the foods of a catalogue or read the lines of a recipe, called with the lists that they need. */
export const TEXTS_OUTSIDE: readonly TextFunction[] = [
  { name: "naming readableName", ask: (text) => readableName(text, NAMING) },
  { name: "naming lowerCaseShouting", ask: (text) => lowerCaseShouting(text, NAMING) },
  { name: "naming brandIn", ask: (text) => brandIn(text, NAMING) },
  { name: "naming withoutBrand", ask: (text) => withoutBrand(text, { acme: "Acme" }, () => true, true) },
  { name: "naming replacePhrases", ask: (text) => replacePhrases(text, [["x y", "z"]]) },
  { name: "recipes readIngredientLine", ask: (text) => readIngredientLine(text) },
  { name: "naming servingsOf", ask: (text) => servingsOf([{ ...SERVING, unit: text }]) },
  {
    name: "indexing likelyMeanings",
    ask: (text) => likelyMeanings(text, [{ word: text.slice(1), foods: 1 }], 3),
  },
  { name: "indexing searchNamesOf", ask: (text) => searchNamesOf(named(text), LEXICON) },
  { name: "indexing readLexicon", ask: (text) => readLexicon({ weights: {}, optional: [text], related: [] }, text) },
  { name: "naming shortLabels", ask: (text) => shortLabels([text, `1 ${text}`], [["x y", "z"]]) },
];
