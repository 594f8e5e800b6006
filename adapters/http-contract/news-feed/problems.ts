import type { CommentsAreFull, NewsDayIsFull, NewsNotFound } from "@morsel/application/news-feed/news-store";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused = NewsNotFound | NewsDayIsFull | CommentsAreFull;

export const newsRefusals: Refusals<Refused> = {
  NewsNotFound: {},
  NewsDayIsFull: { limit: "int" },
  CommentsAreFull: { limit: "int" },
};

export const newsProblems: Problems<Refused> = {
  fields: newsRefusals,
  problems: {
    NewsNotFound: { status: 404, title: "The post does not exist." },
    NewsDayIsFull: { status: 422, title: "The maximum number of posts a day is reached." },
    CommentsAreFull: { status: 422, title: "The maximum number of comments is reached." },
  },
};
