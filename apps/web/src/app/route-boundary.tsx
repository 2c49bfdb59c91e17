import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { CodeLoadError } from '@hub/ui/fetched.ts';
import { t } from '@lingui/core/macro';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isServerThere } from './chunk-reload.ts';
import styles from './route-boundary.module.css';

interface Props {
  readonly onError: (error: unknown, componentStack: string) => void;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  /** Whether a check that the server is reachable is running. */
  readonly isAsking: boolean;
}

/** Error boundary of a page: the shell stays, and the player can retry. Key it by the route. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { error: undefined, isAsking: false };

  static getDerivedStateFromError(error: unknown): State {
    return { isAsking: false, error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError(error, componentStack ?? '');
  }

  readonly #tryAgain = (): void => {
    // The page's code is missing: rendering again would hit the same failed import.
    if (this.state.error instanceof CodeLoadError) void this.#reload();
    else this.setState({ error: undefined });
  };

  /** Reloads only if the server is reachable: otherwise a reload would lose the page. */
  async #reload(): Promise<void> {
    this.setState({ isAsking: true });
    if (await isServerThere()) location.reload();
    else this.setState({ isAsking: false });
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div className={styles['card']}>
        <ErrorCard
          title={t`This page stumbled`}
          text={t`Nothing you did is lost.`}
          busy={this.state.isAsking}
          onRetry={this.#tryAgain}
        />
      </div>
    );
  }
}
