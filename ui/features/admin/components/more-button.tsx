import { Button } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";

export type MoreButtonProps = {
  /** Query of the list, page by page. */
  readonly listed: Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
};

/** Asks for the next page of a list, as long as there is one. */
export const MoreButton = ({ listed }: MoreButtonProps) =>
  listed.hasNextPage && (
    <div>
      <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
        <FormattedMessage id="admin.more" />
      </Button>
    </div>
  );
