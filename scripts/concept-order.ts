const names = (text: string): readonly string[] => text.split(" ");

/**
 * The one order of concepts, the same on every floor: a concept imports only what stands before it, and `docs/concepts.md` draws
 * it. A floor has those of them that it needs. A new concept takes its place behind what it stands on.
 */
export const CONCEPT_ORDER: readonly string[] = [
  // Words in which every rule is written.
  ...names(
    "result brand lookup text locales calendar units currency reference nutrition nutrition-label navigation meal-slots",
  ),
  // Technique that serves every concept of its floor.
  ...names(
    "shared engine migrations transport responses requests platform versioned-records limits jobs backups move mail",
  ),
  // A member, and how a member comes in.
  ...names(
    "captcha consent dashboard diary-settings identity privacy sign-in-methods account admin tokens webhooks contact notifications",
  ),
  ...names("analytics ads offline eligibility"),
  // Friends and messages, and who has blocked whom.
  ...names("social friends messages"),
  // A member's goals and body.
  ...names("measurements goals progress-photos"),
  // Foods, and what is made of them.
  ...names("foods catalogues favourites recipes"),
  // A day.
  ...names(
    "hydration diary own-foods barcodes meals household fridge gaps exercise reports diary-sharing coach expenditure weekly-digest",
  ),
  // Other people.
  ...names(
    "profile news-feed forum moderation membership back-office site-settings food-review food-merges forum-categories",
  ),
  // Pages and files that gather what the concepts show.
  ...names("widgets day food-database landing home about apps legal tools import export pages host"),
];

/** A folder whose folders are concepts. */
export type Floor = { readonly name: string; readonly folder: string };

export const FLOORS: readonly Floor[] = [
  { name: "domain", folder: "domain" },
  { name: "application", folder: "application" },
  { name: "contract", folder: "adapters/http-contract" },
  { name: "server", folder: "adapters/http-server" },
  { name: "client", folder: "adapters/http-client" },
  { name: "sql", folder: "adapters/sql" },
  { name: "memory", folder: "adapters/memory" },
  { name: "modules", folder: "adapters/composition/modules" },
  { name: "page", folder: "ui/features" },
];
