import type { StoredPost, StoredTopic } from "@morsel/application/forum/forum-store";
import type { StructuredData } from "../platform/first-data.ts";

/** Characters of a post that a search engine is told; the page has the rest. */
const TEXT = 2000;

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A former member has no name that could be said. */
const authorOf = (origin: string, author: string | undefined) =>
  author === undefined
    ? {}
    : { author: { "@type": "Person", name: author, url: `${origin}/profile/${encodeURIComponent(author)}` } };

const partsOf = (origin: string, { author, createdAt, editedAt, source }: StoredPost) => ({
  text: source.slice(0, TEXT),
  datePublished: instant(createdAt),
  ...(editedAt === undefined ? {} : { dateModified: instant(editedAt) }),
  ...authorOf(origin, author),
});

/** https://schema.org/DiscussionForumPosting: a topic with its first replies, as a visitor sees them. */
export const postingOf = (origin: string, topic: StoredTopic, posts: readonly StoredPost[]): StructuredData => {
  const url = `${origin}/community/topics/${topic.id}`;
  const first = posts.find(({ number }) => number === 1);
  return {
    "@type": "DiscussionForumPosting",
    "@id": url,
    url,
    headline: topic.title,
    ...(first === undefined
      ? { datePublished: instant(topic.createdAt), ...authorOf(origin, topic.author) }
      : partsOf(origin, first)),
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: "https://schema.org/CommentAction",
      userInteractionCount: topic.posts - 1,
    },
    comment: posts
      .filter(({ number }) => number > 1)
      .map((post) => ({ "@type": "Comment", url: `${url}#post-${post.number}`, ...partsOf(origin, post) })),
  };
};
