import { Button } from "@mantine/core";
import type { Effect } from "effect";
import { useState, type ReactNode } from "react";
import type { Toasts } from "../../../hooks/toasts.ts";
import sharing from "../../../sharing/sharing.module.css";
import { useAdminAct } from "../../admin/use-admin-act.ts";
import { EndForm } from "./end-form.tsx";

export type ReasonedActProps = {
  /** Says that it is done, or why not. */
  readonly toasts: Pick<Toasts, "show">;
  /** Makes the id of an act. */
  readonly newId: () => string;
  /** Words of the button that begins the act, and of the one that does it. */
  readonly words: ReactNode;
  /** The act with the thing that it is about, for those who do not see where the button stands. */
  readonly name?: string;
  /** Explains the act once it is begun. */
  readonly hint?: ReactNode;
  /** The act is the first thing to do here. */
  readonly isPrimary?: boolean;
  /** The act by its id, which makes a repeat harmless, and the reason. */
  readonly asked: (id: string, reason: string) => Effect.Effect<void, unknown>;
  /** Said when it is done. */
  readonly done: string;
  /** Takes the act back under an id of its own; offered for a while. */
  readonly undo?: (id: string) => Effect.Effect<void, unknown>;
};

/** AD3: an act of an admin in place: a button, and behind it the question why. */
export const ReasonedAct = ({
  toasts,
  newId,
  words,
  name,
  hint,
  isPrimary = false,
  asked,
  done,
  undo,
}: ReasonedActProps) => {
  const act = useAdminAct(toasts);
  const [id, setId] = useState<string>();
  const close = (): void => setId(undefined);
  if (id === undefined)
    return (
      <Button
        {...(isPrimary ? {} : { variant: "default" })}
        {...(name === undefined ? {} : { "aria-label": name })}
        onClick={() => setId(newId())}
      >
        {words}
      </Button>
    );
  return (
    <>
      {hint !== undefined && <p className={sharing.hint}>{hint}</p>}
      <EndForm
        words={words}
        isBusy={act.isPending}
        onCancel={close}
        onSubmit={(reason) =>
          act.mutate(
            { asked: asked(id, reason), done, ...(undo === undefined ? {} : { undo: undo(newId()) }) },
            { onSuccess: close },
          )
        }
      />
    </>
  );
};
