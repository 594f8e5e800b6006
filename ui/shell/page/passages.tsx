import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../i18n/ids.ts";
import classes from "./page.module.css";

export type Passage = {
  readonly title: MessageId;
  readonly text: MessageId;
  /** Anchor that a link may lead to. */
  readonly anchor?: string | undefined;
};

export type PassagesProps = {
  /** Passages in reading order, each with the ids of its messages. */
  readonly passages: readonly Passage[];
  /** Values that the messages name. */
  readonly values?: Readonly<Record<string, string>>;
};

/** Headings with a paragraph each: what is read from top to bottom. */
export const Passages = ({ passages, values = {} }: PassagesProps) =>
  passages.map(({ title, text, anchor }) => (
    <section key={title} id={anchor} className={classes.passage}>
      <h2>
        <FormattedMessage id={title} />
      </h2>
      <p>
        <FormattedMessage id={text} values={values} />
      </p>
    </section>
  ));
