import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { pageTexts } from '../messages/pages.ts';
import { isServerThere } from './chunk-reload.ts';
import { PageLoadError } from './pages.ts';
import styles from './route-boundary.module.css';

interface Props {
  readonly onError: (error: unknown, componentStack: string) => void;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  /** Looking whether the server would bring the page again. */
  readonly isAsking: boolean;
}

/** Keeps a fault inside its page: what is around it stays, and the player can try again. Key it by the route. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { error: undefined, isAsking: false };

  static getDerivedStateFromError(error: unknown): State {
    return { isAsking: false, error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError(error, componentStack ?? '');
  }

  readonly #tryAgain = (): void => {
    // The page's code is missing: rendering once more would find the same failed import.
    if (this.state.error instanceof PageLoadError) void this.#reload();
    else this.setState({ error: undefined });
  };

  /** Without a server a reload would lose what is still there. */
  async #reload(): Promise<void> {
    this.setState({ isAsking: true });
    if (await isServerThere()) location.reload();
    else this.setState({ isAsking: false });
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div className={styles['plate']}>
        <ErrorPlate
          title={pageTexts.brokenTitle}
          text={pageTexts.brokenText}
          retryLabel={pageTexts.tryAgain}
          busy={this.state.isAsking}
          onRetry={this.#tryAgain}
        />
      </div>
    );
  }
}
