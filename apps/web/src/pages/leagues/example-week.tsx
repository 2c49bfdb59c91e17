import { leagueTexts as texts } from '../../messages/leagues.ts';
import styles from './example-week.module.css';

/** Points of each day; the best of each wins it. */
const WEEK = [
  { name: 'Tarn', days: [31, 24, 36, 28, 33, 19, 34] },
  { name: 'Fenn', days: [27, 30, 22, 35, 20, 29, 26] },
  { name: 'Moss', days: [18, 21, 25, 16, 30, 32, 23] },
] as const;

/** What the table of a league looks like at the end of its week. */
export const ExampleWeek = () => (
  <table className={styles['table']}>
    <caption>{texts.example}</caption>
    <tbody>
      {WEEK.map(({ name, days }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {days.map((points, at) => (
            <td
              key={at}
              className={
                points === Math.max(...WEEK.map((row) => row.days[at] ?? 0)) ? styles['best'] : undefined
              }
            >
              {points}
            </td>
          ))}
          <td className={styles['sum']}>{days.reduce<number>((sum, points) => sum + points, 0)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
