import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import search from "../../../fields/search-field.module.css";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import page from "../../../shell/page/page.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import { IconSearch } from "../../../theme/icons.ts";
import { isFoundBy, SETTINGS_GROUPS, settingsPath, type SettingsRoom } from "../settings-rooms.ts";
import classes from "./account.module.css";

export type SettingsLinksProps = {
  /** Today's values in words, for rooms in which one thing is chosen. */
  readonly values: Partial<Record<SettingsRoom, string>>;
};

/** All settings in groups, today's value beside each, found by name, value or group. */
export const SettingsLinks = ({ values }: SettingsLinksProps) => {
  const intl = useIntl();
  const [text, setText] = useState("");
  const groups = SETTINGS_GROUPS.map(({ id, rooms }) => {
    const group = intl.formatMessage({ id: `accountPages.group.${id}` });
    const named = rooms.map((room) => ({
      room,
      name: intl.formatMessage({ id: room === "household" ? "title.household" : `title.account.${room}` }),
      value: values[room] ?? "",
    }));
    return { id, group, rooms: named.filter((one) => isFoundBy(text, { ...one, group })) };
  }).filter(({ rooms }) => rooms.length > 0);
  return (
    <>
      <label className={`${search.field} ${classes.search}`}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          className={search.input}
          aria-label={intl.formatMessage({ id: "accountPages.search" })}
          placeholder={intl.formatMessage({ id: "accountPages.search" })}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </label>
      <section className={classes.groups} aria-label={intl.formatMessage({ id: "accountPages.hub" })}>
        {groups.map(({ id, group, rooms }) => (
          <Sheet key={id} labelledBy={`settings-${id}`}>
            <h2 id={`settings-${id}`} className={page.subtitle}>
              {group}
            </h2>
            <ul className={classes.rooms}>
              {rooms.map(({ room, name, value }) => (
                <li key={room}>
                  <AppLink path={settingsPath(room)} className={classes.room}>
                    <span>{name}</span>
                    {value === "" ? null : <span className={classes.roomValue}>{value}</span>}
                  </AppLink>
                </li>
              ))}
            </ul>
          </Sheet>
        ))}
        <p role="status" className={groups.length > 0 ? "morsel-hidden" : page.hint}>
          {groups.length === 0 && <FormattedMessage id="accountPages.search.none" values={{ text }} />}
        </p>
      </section>
    </>
  );
};
