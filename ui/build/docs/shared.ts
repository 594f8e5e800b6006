import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { componentsIn } from "./props.ts";
import { sourceOf, UI } from "./source.ts";
import { pageOf, titleOf, type DocumentedPage } from "./usages.ts";

const sources: readonly string[] = readdirSync(UI, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules|build|scripts)\//.test(file))
  .toSorted();

const isStory = (file: string): boolean => file.endsWith(".stories.tsx");

/** Folders whose components are no parts of a picture: they start the page or hold its context. */
const PLUMBING = /^(composition|routes|i18n|theme|settings)\//;

const FEATURE = /^features\/[^/]+/;

/** A component is shared when files outside its home folder use it. */
const homeOf = (file: string): string => FEATURE.exec(file)?.[0] ?? dirname(file);

/** For each component, the homes that import it. */
const homesOfUsers = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const homes = new Map<string, Set<string>>();
  for (const file of sources.filter((one) => !isStory(one) && !PLUMBING.test(one)))
    for (const { from, name } of sourceOf(file).imports.values()) {
      const component = `${from} ${name}`;
      homes.set(component, (homes.get(component) ?? new Set()).add(homeOf(file)));
    }
  return homes;
};

export type SharedComponent = { readonly file: string; readonly name: string };

/** Components outside the features that are composed beyond their folder, and those of features that several features compose. */
export const sharedComponents = (): readonly SharedComponent[] => {
  const homes = homesOfUsers();
  return sources
    .filter((file) => file.endsWith(".tsx") && !isStory(file) && !PLUMBING.test(file))
    .flatMap((file) => componentsIn(file).map(({ name }) => ({ file, name })))
    .filter(({ file, name }) => {
      const users = homes.get(`${file} ${name}`) ?? new Set();
      return FEATURE.test(file) ? users.size > 1 : [...users].some((home) => home !== homeOf(file));
    });
};

/** The pages of all components that have words of their use. */
export const documentedPages = (): readonly DocumentedPage[] => {
  const shared = sharedComponents();
  return sources
    .filter(isStory)
    .flatMap((file) => pageOf(file, (name) => shared.find((one) => one.name === name)?.file) ?? []);
};

/** The titles of all story files of the page. */
export const storyTitles = (): readonly { readonly file: string; readonly title: string }[] =>
  sources.filter(isStory).map((file) => ({ file, title: titleOf(file) }));
