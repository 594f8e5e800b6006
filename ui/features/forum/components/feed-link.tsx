import { FormattedMessage } from "react-intl";
import classes from "./forum.module.css";

export type FeedLinkProps = {
  /** Address of the feed, behind that of the forum's calls. */
  readonly feed: string;
};

/** Way to what stands here for programs that read news; no page of this product, so the browser goes there itself. */
export const FeedLink = ({ feed }: FeedLinkProps) => (
  <a href={`/api/services/forum/${feed}`} type="application/atom+xml" className={classes.touch}>
    <FormattedMessage id="forum.feed" />
  </a>
);
