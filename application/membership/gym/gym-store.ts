import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../../platform/token.ts";

/** ME25: a member's link with a membership of the gym. */
export type GymLink = {
  readonly id: string;
  readonly member: MemberId;
  readonly membership: string;
  readonly until: number;
};

/** A member's premium is brought up to date in the same transaction. */
export interface GymStore {
  /** False where the membership is another member's. It takes the place of the member's link before; the same membership keeps its id. */
  readonly link: (link: GymLink, at: number) => Effect.Effect<boolean>;
  /** False where the member has no such link. */
  readonly unlink: (member: MemberId, id: string) => Effect.Effect<boolean>;
  /** ME25: changes a link that still stands. */
  readonly extend: (member: MemberId, id: string, until: number) => Effect.Effect<void>;
  readonly linksOf: (member: MemberId) => Effect.Effect<readonly GymLink[]>;
  /** Links of all members by id, behind `after`. */
  readonly links: (after: string, limit: number) => Effect.Effect<readonly GymLink[]>;
}

export const GymStore = token<GymStore>("GymStore");
