import { Button } from "@mantine/core";
import type { Device } from "@morsel/application/identity/client/devices-client";
import type { SessionId } from "@morsel/domain/identity";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { deviceName } from "../../../sharing/device-name.ts";
import { leaveOnEscape } from "../../../hooks/leave-on-escape.ts";
import classes from "./device-list.module.css";

export type DeviceListProps = {
  readonly devices: readonly Device[];
  readonly timeZone: string;
  readonly isBusy: boolean;
  readonly onEnd: (id: SessionId) => void;
  readonly onEndOthers: () => void;
};

/** An "x" for what was cut off: "203.0.113.x". */
const networkWords = (network: string): string => network.replace(/\.0\/24$/, ".x").replace(/::\/48$/, ":x");

type ConfirmProps = {
  readonly words: ReactNode;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks for confirmation in place before an action that cannot be undone. */
const Confirm = ({ words, isBusy, onYes, onNo }: ConfirmProps) => {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div className={classes.confirm} role="group" onKeyDown={leaveOnEscape(onNo)}>
      <p className={classes.words}>{words}</p>
      <div className={classes.buttons}>
        <Button ref={yes} loading={isBusy} onClick={onYes}>
          <FormattedMessage id="account.devices.end" />
        </Button>
        <Button variant="default" onClick={onNo}>
          <FormattedMessage id="account.devices.keep" />
        </Button>
      </div>
    </div>
  );
};

/** Lists the signed-in devices; the current one comes first and cannot be logged out here. */
export const DeviceList = ({ devices, timeZone, isBusy, onEnd, onEndOthers }: DeviceListProps) => {
  const intl = useIntl();
  const [asked, setAsked] = useState<SessionId | "others">();
  const keep = () => setAsked(undefined);
  const when = (instant: number): string =>
    intl.formatDate(instant, { dateStyle: "medium", timeStyle: "short", timeZone });
  const ordered = [...devices.filter(({ isCurrent }) => isCurrent), ...devices.filter(({ isCurrent }) => !isCurrent)];
  const others = devices.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <>
      <ul className={classes.list}>
        {ordered.map((device) => {
          const name = deviceName(intl, device);
          return (
            <li key={device.id} className={classes.device}>
              <div className={classes.line}>
                <div className={classes.about}>
                  <p className={classes.name}>{name}</p>
                  <p className={classes.hint}>
                    {device.isCurrent ? (
                      <strong className={classes.this}>
                        <FormattedMessage id="account.devices.this" />
                      </strong>
                    ) : (
                      <FormattedMessage id="account.devices.seen" values={{ when: when(device.lastSeenAt) }} />
                    )}
                  </p>
                  <p className={classes.hint}>
                    <FormattedMessage id="account.devices.since" values={{ when: when(device.signedInAt) }} />
                  </p>
                  {device.network === undefined ? null : (
                    <p className={classes.hint}>
                      <FormattedMessage
                        id="account.devices.network"
                        values={{ network: networkWords(device.network) }}
                      />
                    </p>
                  )}
                </div>
                {device.isCurrent || asked === device.id ? null : (
                  <Button
                    variant="default"
                    aria-label={intl.formatMessage({ id: "account.devices.endNamed" }, { device: name })}
                    onClick={() => setAsked(device.id)}
                  >
                    <FormattedMessage id="account.devices.end" />
                  </Button>
                )}
              </div>
              {asked === device.id ? (
                <Confirm
                  isBusy={isBusy}
                  words={<FormattedMessage id="account.devices.confirm" values={{ device: name }} />}
                  onYes={() => onEnd(device.id)}
                  onNo={keep}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      {others === 0 ? (
        <p className={classes.hint}>
          <FormattedMessage id="account.devices.only" />
        </p>
      ) : asked === "others" ? (
        <Confirm
          isBusy={isBusy}
          words={<FormattedMessage id="account.devices.confirmOthers" values={{ count: others }} />}
          onYes={onEndOthers}
          onNo={keep}
        />
      ) : (
        <Button variant="default" className={classes.all} onClick={() => setAsked("others")}>
          <FormattedMessage id="account.devices.endOthers" />
        </Button>
      )}
    </>
  );
};
