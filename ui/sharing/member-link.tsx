import type { ReactNode } from "react";
import { AppLink } from "../shell/navigation/app-link.tsx";
import { MemberPicture } from "./member-picture.tsx";
import classes from "./member-picture.module.css";

/** Path of a member's profile. */
export const profilePath = (username: string): string => `/profile/${encodeURIComponent(username)}`;

export type MemberLinkProps = {
  /** Name of the member whose profile opens. */
  readonly username: string;
  /** Address of their picture, where it is known and shown to the reader. */
  readonly source?: string | undefined;
  /** Further facts below the name. */
  readonly children?: ReactNode;
};

/** Picture and name of a member; the name opens their profile. */
export const MemberLink = ({ username, source, children }: MemberLinkProps) => (
  <span className={classes.member}>
    <MemberPicture username={username} source={source} />
    <span>
      <AppLink path={profilePath(username)} className={classes.name}>
        {username}
      </AppLink>
      {children}
    </span>
  </span>
);
