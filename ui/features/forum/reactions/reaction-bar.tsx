import { Button } from "@mantine/core";
import type { ShownPost } from "@morsel/application/forum/client/forum-client";
import { REACTIONS, type Reaction, type ReactionCount } from "@morsel/domain/forum";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import classes from "../components/forum.module.css";
import { forumKey } from "../queries.ts";
import type { ForumPorts } from "../use-forum-commands.ts";

export type ReactionBarProps = Pick<ForumPorts, "forum" | "toasts"> & {
  readonly post: ShownPost;
  /** False: the reader sees what others gave. */
  readonly canReact: boolean;
};

type Asked = { readonly kind: Reaction; readonly isOn: boolean };

/** The counts as they will be when what was asked for is saved. */
const soon = (counts: readonly ReactionCount[], asked: Asked | undefined): readonly ReactionCount[] =>
  REACTIONS.map((kind) => {
    const now = counts.find((one) => one.kind === kind) ?? { kind, count: 0, isMine: false };
    if (asked?.kind !== kind || asked.isOn === now.isMine) return now;
    return { kind, count: now.count + (asked.isOn ? 1 : -1), isMine: asked.isOn };
  });

/** FO50: what was given to a post, and what the reader gives. */
export const ReactionBar = ({ forum, toasts, post, canReact }: ReactionBarProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const react = useMutation({
    scope: { id: `forum-react ${post.id}` },
    mutationFn: ({ kind, isOn }: Asked) => run(forum.react(post.id, kind, isOn)),
    onError: (problem) => toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
    onSettled: () => queries.invalidateQueries({ queryKey: [...forumKey, "topic"] }),
  });
  const counts = soon(post.reactions, react.isPending ? react.variables : undefined);
  const given = counts.filter(({ count }) => count > 0);
  if (!canReact && given.length === 0) return null;
  if (!canReact)
    return (
      <ul className={classes.reactions} aria-label={intl.formatMessage({ id: "forum.reactions.of" })}>
        {given.map(({ kind, count }) => (
          <li key={kind} className={classes.reaction}>
            <FormattedMessage id={`forum.react.${kind}`} values={{ count }} />
          </li>
        ))}
      </ul>
    );
  return (
    <span className={classes.reactions} role="group" aria-label={intl.formatMessage({ id: "forum.reactions.of" })}>
      {(isOpen ? counts : given).map(({ kind, count, isMine }) => (
        <Button
          key={kind}
          size="sm"
          variant={isMine ? "light" : "default"}
          aria-pressed={isMine}
          onClick={() => react.mutate({ kind, isOn: !isMine })}
        >
          <FormattedMessage id={`forum.react.${kind}`} values={{ count }} />
        </Button>
      ))}
      <Button size="sm" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <FormattedMessage id="forum.react" />
      </Button>
    </span>
  );
};
