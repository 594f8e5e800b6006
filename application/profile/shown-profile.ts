import type { Relation } from "@morsel/domain/privacy";

/** A profile as one reader sees it: a part that is absent is not shown to them, or is not there. */
export type ShownProfile = {
  readonly username: string;
  readonly relation: Relation;
  readonly memberSince: number;
  readonly pictureAt?: number;
  readonly about?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  readonly age?: number;
  readonly goals?: { readonly energy: number; readonly weightKg: number; readonly weeklyChangeKg: number };
  readonly weight?: { readonly firstKg: number; readonly currentKg: number };
  readonly streak?: number;
  readonly friends?: { readonly total: number; readonly usernames: readonly string[] };
  readonly lastLogin?: number;
};
