import classes from "./member-picture.module.css";

export type MemberPictureProps = {
  /** Name whose first letter stands in where there is no picture. */
  readonly username: string;
  /** Address of the picture; absent where there is none, or while it is not known. */
  readonly source?: string | undefined;
  /** "large" on a profile, "small" beside a name. */
  readonly size?: "small" | "large";
};

/** Picture of a member beside their name, which says who it is: so it has no words of its own. */
export const MemberPicture = ({ username, source, size = "small" }: MemberPictureProps) => (
  <span className={classes.picture} data-size={size} aria-hidden="true">
    {source === undefined ? ([...username][0] ?? "").toUpperCase() : <img src={source} alt="" decoding="async" />}
  </span>
);
