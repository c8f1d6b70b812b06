-- What is on the books stays there: operations add to them, and neither change nor remove what they say.
-- Replaced at every migration.

revoke update, delete on ledger_entries, ledger_transfers, account_credit_entries from brandwright_app;
