import type { DraftLine } from "@morsel/application/forum/draft-cases";
import type { ForumDraft } from "@morsel/application/forum/draft-store";

type WireDraft = Omit<ForumDraft, "savedAt"> & { readonly saved_at: string };
type WireLine = Omit<DraftLine, "savedAt" | "topic"> & { readonly saved_at: string; readonly topic: string | null };

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const writeForumDraft = (draft: ForumDraft | undefined): { readonly draft: WireDraft | null } => {
  if (draft === undefined) return { draft: null };
  const { savedAt, ...said } = draft;
  return { draft: { ...said, saved_at: instant(savedAt) } };
};
export const readForumDraft = ({ draft }: { readonly draft: WireDraft | null }): ForumDraft | undefined => {
  if (draft === null) return undefined;
  const { saved_at: savedAt, ...said } = draft;
  return { ...said, savedAt: Date.parse(savedAt) };
};
export const writeForumDrafts = (drafts: readonly DraftLine[]): { readonly items: readonly WireLine[] } => ({
  items: drafts.map(({ savedAt, topic, ...draft }) => ({ ...draft, topic: topic ?? null, saved_at: instant(savedAt) })),
});
export const readForumDrafts = ({ items }: { readonly items: readonly WireLine[] }): readonly DraftLine[] =>
  items.map(({ saved_at: savedAt, topic, ...draft }) => ({
    ...draft,
    ...(topic === null ? {} : { topic }),
    savedAt: Date.parse(savedAt),
  }));
