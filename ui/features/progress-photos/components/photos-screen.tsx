import { ActionIcon, Button, Skeleton } from "@mantine/core";
import { byNewest, type PhotoId, type ProgressPhoto } from "@morsel/domain/measurements";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { IconTrash } from "../../../theme/icons.ts";
import { dayDate } from "../../../dates/dates.ts";
import { usePhotos, type PhotoPorts } from "../use-photos.ts";
import { AddPhoto } from "./add-photo.tsx";
import { PhotoComparison } from "./photo-comparison.tsx";
import classes from "./photos.module.css";

/** The last two that were ticked are compared. */
const ticked = (chosen: readonly PhotoId[], id: PhotoId): readonly PhotoId[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2);

/** A member's progress photos: add, compare two, delete. */
export const PhotosScreen = (ports: PhotoPorts) => {
  const intl = useIntl();
  const today = ports.device.today();
  const state = usePhotos(ports);
  const [chosen, setChosen] = useState<readonly PhotoId[]>([]);
  const when = ({ date }: ProgressPhoto): string => dayDate(intl, date, today);
  const compared = (state.shown ?? []).filter(({ id }) => chosen.includes(id)).toSorted(byNewest);
  const [later, earlier] = compared.map((photo) => ({
    photo,
    source: ports.photos.source(photo, "large"),
    when: when(photo),
  }));
  return (
    <Page width="wide" title={<FormattedMessage id="photos.title" />} lead={<FormattedMessage id="photos.lead" />}>
      <AppLink path="/measurements/check-in" className={classes.link}>
        <FormattedMessage id="photos.toCheckIn" />
      </AppLink>
      <AddPhoto today={today} isAdding={state.isAdding} onAdd={(file, date) => void state.add(file, date)} />
      {state.shown === undefined &&
        (state.error === null ? (
          <Skeleton height={320} />
        ) : (
          <div role="alert">
            <p>{refusalWords(intl, state.error)}</p>
            <Button variant="default" onClick={state.refetch}>
              <FormattedMessage id="photos.again" />
            </Button>
          </div>
        ))}
      {state.shown?.length === 0 && (
        <p className={classes.quiet}>
          <FormattedMessage id="photos.none" />
        </p>
      )}
      {state.shown !== undefined && state.shown.length > 1 && (
        <section aria-labelledby="photos-compare">
          <h2 id="photos-compare" className={classes.title}>
            <FormattedMessage id="photos.compare" />
          </h2>
          {earlier === undefined || later === undefined ? (
            <p className={classes.quiet} role="status">
              <FormattedMessage id="photos.choose" values={{ left: 2 - compared.length }} />
            </p>
          ) : (
            <Sheet>
              <PhotoComparison earlier={earlier} later={later} />
            </Sheet>
          )}
        </section>
      )}
      {state.shown !== undefined && state.shown.length > 0 && (
        <ul className={classes.grid} aria-label={intl.formatMessage({ id: "photos.list" })}>
          {state.shown.map((photo) => (
            <li key={photo.id} className={classes.item}>
              <label className={classes.tile}>
                <img
                  className={classes.thumb}
                  src={ports.photos.source(photo, "small")}
                  alt={intl.formatMessage({ id: "photos.alt" }, { date: when(photo) })}
                  loading="lazy"
                />
                <span className={classes.caption}>
                  <input
                    type="checkbox"
                    className={classes.tick}
                    checked={chosen.includes(photo.id)}
                    onChange={() => setChosen(ticked(chosen, photo.id))}
                  />
                  <span>{when(photo)}</span>
                </span>
              </label>
              <ActionIcon
                className={classes.delete}
                variant="subtle"
                color="gray"
                size="xl"
                aria-label={intl.formatMessage({ id: "photos.delete" }, { date: when(photo) })}
                onClick={() => {
                  setChosen(chosen.filter((id) => id !== photo.id));
                  state.remove(photo);
                }}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {state.hasMore && (
        <div>
          <Button variant="default" loading={state.isLoadingMore} onClick={state.loadMore}>
            <FormattedMessage id="photos.more" />
          </Button>
        </div>
      )}
    </Page>
  );
};
