import { Button } from "@mantine/core";
import type { ShownDevice } from "@morsel/application/notifications/push-devices";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { deviceName } from "../../../sharing/device-name.ts";
import sharing from "../../../sharing/sharing.module.css";
import page from "../../../shell/page/page.module.css";
import { Sheet } from "../../../shell/page/page.tsx";

export type PushDeviceListProps = {
  readonly devices: readonly ShownDevice[];
  readonly onRemove: (id: ShownDevice["id"]) => void;
};

/** SO74: the devices that are told of news; each can be removed. */
export const PushDeviceList = ({ devices, onRemove }: PushDeviceListProps) => {
  const intl = useIntl();
  return (
    <Sheet labelledBy="push-devices">
      <h2 id="push-devices" className={page.subtitle}>
        <FormattedMessage id="notifications.devices" />
      </h2>
      <ul className={sharing.list}>
        {devices.map((device) => (
          <li key={device.id} className={sharing.row}>
            <span className={sharing.words}>
              <span className={sharing.name}>{deviceName(intl, device)}</span>
              <span className={sharing.hint}>
                {device.isCurrent ? (
                  <FormattedMessage id="account.devices.this" />
                ) : (
                  <FormattedMessage
                    id="notifications.device.used"
                    values={{ when: <FormattedDate value={device.usedAt} dateStyle="medium" /> }}
                  />
                )}
              </span>
            </span>
            <Button
              variant="default"
              aria-label={intl.formatMessage(
                { id: "notifications.remove.named" },
                { device: deviceName(intl, device) },
              )}
              onClick={() => onRemove(device.id)}
            >
              <FormattedMessage id="notifications.remove" />
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
