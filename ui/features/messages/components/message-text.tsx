import { textParts } from "@morsel/domain/social";
import { Fragment } from "react";
import classes from "./messages.module.css";

/** SO26: the words of a person as text; addresses of the web are links that lend them no weight. */
export const MessageText = ({ text }: { readonly text: string }) => (
  <p className={classes.body}>
    {textParts(text).map((part) =>
      part._tag === "Link" ? (
        <a key={part.at} href={part.url} target="_blank" rel="nofollow noopener ugc">
          {part.url}
        </a>
      ) : (
        <Fragment key={part.at}>{part.text}</Fragment>
      ),
    )}
  </p>
);
