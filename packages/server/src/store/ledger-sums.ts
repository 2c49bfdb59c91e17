/** SQL that adds up ledgers; a condition and `group by account_id` come between the two parts. */
export const SUMS = `with account_sum as (
    select account_id, sum(amount) as amounts, count(*) as entries, max(sequence) as newest, min(balance_after) as lowest
    from ledger`;
export const CHECKED = `)
  select coalesce(sum(balance_after), 0) as essence,
    coalesce(sum(case when balance_after <> amounts or entries <> newest or lowest < 0 then 1 else 0 end), 0) as unbalanced
  from account_sum
  join ledger on ledger.account_id = account_sum.account_id and ledger.sequence = account_sum.newest`;

/** Adds up all ledgers. Reads the table in the order in which it is stored, which takes half as long as by account. */
export const ALL_LEDGERS = `${SUMS} group by coalesce(account_id, ''), account_id ${CHECKED}`;
