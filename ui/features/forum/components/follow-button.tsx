import { Button } from "@mantine/core";
import type { ShownTopic } from "@morsel/application/forum/client/forum-client";
import { FormattedMessage, useIntl } from "react-intl";
import { type ForumPorts, useForumCommands } from "../use-forum-commands.ts";

/** FO41 */
export const FollowButton = ({ topic, ...ports }: ForumPorts & { readonly topic: ShownTopic }) => {
  const intl = useIntl();
  const act = useForumCommands(ports);
  const { isFollowed } = topic;
  return (
    <Button
      variant="default"
      size="sm"
      loading={act.isPending}
      onClick={() =>
        act.mutate({
          asked: ports.forum.follow(topic.id, !isFollowed),
          done: intl.formatMessage({ id: isFollowed ? "forum.unfollowed" : "forum.followed" }),
        })
      }
    >
      <FormattedMessage id={isFollowed ? "forum.unfollow" : "forum.follow"} />
    </Button>
  );
};
