import { errors } from '@hub/engine/wire/errors';
import {
  LOBBY_NAME_MAX,
  LOBBY_PASSWORD_MAX,
  LOBBY_PLAYERS_DEFAULT,
  LOBBY_PLAYERS_MAX,
  LOBBY_PLAYERS_MIN,
} from '@hub/engine/wire/limits';
import { lobbyNameOf } from '@hub/engine/wire/lobby-form';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { Stepper } from '@hub/ui/controls/stepper.tsx';
import { Switch } from '@hub/ui/controls/switch.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { contractWords } from '@hub/ui/language/contract-words.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import dialog from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { t } from '@lingui/core/macro';
import { type SubmitEvent, useState } from 'react';
import styles from './dialogs.module.css';
import type { LobbyGame, LobbyNumber } from './lobby-game.ts';
import type { LobbyForm } from './lobby-link.ts';
import { PasswordField } from './password-field.tsx';

const SIZES = Array.from({ length: LOBBY_PLAYERS_MAX - LOBBY_PLAYERS_MIN + 1 }, (_, more) => {
  const value = LOBBY_PLAYERS_MIN + more;
  return { value, label: String(value) };
});

/** Initial values of the creation form. */
export const presetForm = (game: LobbyGame, player: string): LobbyForm => ({
  name: t`${player}'s Lobby`,
  password: null,
  maxPlayers: LOBBY_PLAYERS_DEFAULT,
  guessTime: game.guessTime.preset,
  quickPlay: false,
  setting: game.setting.preset,
});

/** The form while the player edits it: a number may be missing. */
type Draft = Omit<LobbyForm, 'setting' | 'guessTime'> & {
  readonly [K in 'setting' | 'guessTime']: number | undefined;
};

interface Props {
  readonly game: LobbyGame;
  /** What the form is for. */
  readonly texts: { readonly title: string; readonly intro: string; readonly submit: string };
  readonly initial: LobbyForm;
  readonly isBusy: boolean;
  /** The name that the server refused. */
  readonly refusedName: string | undefined;
  readonly onSubmit: (form: LobbyForm) => void;
  readonly onClose: () => void;
}

function nameFault(name: string, refusedName: string | undefined): string | undefined {
  if (name === '') return t`Give the lobby a name`;
  return name === refusedName ? contractWords(errors.lobby_name_not_allowed) : undefined;
}

/** The form of a lobby's settings, with all limits; errors are shown beside their fields. */
export function LobbyFormDialog(props: Props) {
  const { game, texts: about, initial, isBusy, refusedName, onSubmit, onClose } = props;
  const [form, setForm] = useState<Draft>(initial);
  const [usesPassword, setUsesPassword] = useState(initial.password !== null);
  const [password, setPassword] = useState(initial.password ?? '');
  const [isTried, setIsTried] = useState(false);
  const change = (part: Partial<Draft>) => setForm({ ...form, ...part });
  const name = lobbyNameOf(form.name);
  const isPasswordMissing = usesPassword && password === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    const { maxPlayers, setting, guessTime, quickPlay } = form;
    if (nameFault(name, refusedName) !== undefined || isPasswordMissing) return;
    if (setting === undefined || guessTime === undefined) return;
    onSubmit({
      name,
      maxPlayers,
      setting,
      guessTime,
      password: usesPassword ? password : null,
      quickPlay,
    });
  };
  return (
    <Modal open onClose={onClose} title={about.title}>
      <p className={styles['intro']}>{about.intro}</p>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <TextField
          label={t`Lobby name`}
          value={form.name}
          onChange={(text) => change({ name: Array.from(text).slice(0, LOBBY_NAME_MAX).join('') })}
          limit={LOBBY_NAME_MAX}
          error={isTried ? nameFault(name, refusedName) : undefined}
          autoComplete="off"
        />
        <div className={styles['pair']}>
          <NumberField
            of={game.setting}
            value={form.setting}
            isTried={isTried}
            onChange={(setting) => change({ setting })}
          />
          <NumberField
            of={game.guessTime}
            value={form.guessTime}
            isTried={isTried}
            onChange={(guessTime) => change({ guessTime })}
          />
        </div>
        <Segmented
          label={t`Max Players`}
          hideLabel={false}
          variant="pick"
          options={SIZES}
          value={form.maxPlayers}
          onChange={(maxPlayers) => change({ maxPlayers })}
        />
        <div className={styles['password']}>
          <Switch
            label={t`Use Password`}
            hint={t`Only players who know it can join.`}
            checked={usesPassword}
            onChange={setUsesPassword}
          />
          {usesPassword && (
            <PasswordField
              label={t`Password`}
              value={password}
              onChange={setPassword}
              error={isTried && isPasswordMissing ? t`Enter a password, or switch it off` : undefined}
              maxLength={LOBBY_PASSWORD_MAX}
            />
          )}
          {/* Quick play never joins a lobby with a password. */}
          {!usesPassword && (
            <Switch
              label={t`Quick play may bring players`}
              hint={t`Once all here are ready, strangers may join, and two seconds later the game starts with bots on the free seats.`}
              checked={form.quickPlay}
              onChange={(quickPlay) => change({ quickPlay })}
            />
          )}
        </div>
        <div className={classNames(dialog['actions'], styles['actions'])}>
          <Button variant="ghost" size="large" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button variant="gold" size="large" type="submit" busy={isBusy}>
            {about.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface NumberProps {
  readonly of: LobbyNumber;
  readonly value: number | undefined;
  /** Whether the form was submitted once; errors are shown from then on. */
  readonly isTried: boolean;
  readonly onChange: (value: number | undefined) => void;
}

function NumberField({ of, value, isTried, onChange }: NumberProps) {
  const { label, hint, unit, min, max, step } = of;
  return (
    <Stepper
      label={label}
      hint={hint}
      unit={unit}
      min={min}
      max={max}
      step={step}
      value={value}
      error={
        isTried && value === undefined
          ? t`Enter a number from ${{ min: formatFigure(min) }} to ${{ max: formatFigure(max) }}`
          : undefined
      }
      onChange={onChange}
    />
  );
}
