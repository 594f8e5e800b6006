import type { DevicesClient } from "@morsel/application/identity/client/devices-client";
import type { SessionId } from "@morsel/domain/identity";
import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { DeviceList } from "../components/device-list.tsx";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import classes from "../../../shell/page/page.module.css";
import { useApp } from "../../../routes/use-app.ts";

export type MemberDevicesProps = { readonly client: DevicesClient; readonly timeZone: string };

/** The devices on which a member is signed in. The list is asked for anew whenever it is opened. */
export const MemberDevices = ({ client, timeZone }: MemberDevicesProps) => {
  const { intl } = useApp();
  const { data, error, refetch } = useQuery({
    queryKey: ["devices"],
    queryFn: ({ signal }) => run(client.all, signal),
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: (which: SessionId | "others") => run(which === "others" ? client.endOthers : client.end(which)),
    onSettled: () => refetch(),
  });
  const problem = end.error ?? error;
  return (
    <Sheet labelledBy="settings-devices">
      <h2 id="settings-devices" className={classes.subtitle}>
        <FormattedMessage id="account.devices.title" />
      </h2>
      <p className={classes.hint}>
        <FormattedMessage id="account.devices.lead" />
      </p>
      {data === undefined ? null : (
        <DeviceList
          devices={data}
          timeZone={timeZone}
          isBusy={end.isPending}
          onEnd={(id) => end.mutate(id)}
          onEndOthers={() => end.mutate("others")}
        />
      )}
      <Problem>{problem === null ? undefined : refusalWords(intl, problem)}</Problem>
      {error === null ? null : (
        <Button variant="default" onClick={() => void refetch()}>
          <FormattedMessage id="shell.retry" />
        </Button>
      )}
    </Sheet>
  );
};
