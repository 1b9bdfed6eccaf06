# Consigli: una parola su ciò che un giocatore incontra per la prima volta.

ui-tip = Consiglio
ui-tip-heard = Consiglio: { $text }
ui-tip-got-it = Ho capito
ui-tip-no-more = Basta consigli
ui-tips = Consigli
ui-tips-on = Spiegami ciò che è nuovo per me
ui-tips-again = Mostra di nuovo tutti i consigli
ui-tip-location = Tutti agiscono nel Luogo che scegli. Tu ne sei il Kahuna: inizi e ricevi qualcosa in più. Ogni tessera dice che cosa ti darebbe adesso.
ui-tip-die = Il dado chiede Assistenti di un tipo. Se ne hai almeno tanti quanti ne indica, ricevi qualcosa. Contano anche quelli usati.
ui-tip-match = Hai abbastanza Assistenti per questo lancio: il dado ti dà qualcosa. Con uno in più succederà più spesso.
ui-tip-forbidden = Il tuo Rango ti apre il mazzo proibito. I suoi Rituali costano più Mana e fanno di più; alcuni valgono punti.
ui-tip-used = Questo Assistente è usato: il suo effetto è esaurito. Per il dado conta ancora.
ui-tip-mirror = Una Maschera da sola non vale nulla. Accoppiale il tuo Arcobaleno Riflesso: insieme sono una coppia, per sempre.
ui-tip-prepare = Ciò che va nel Sacchetto è segreto. Il Sacchetto paga prima i Rituali meno cari: sono i più sicuri. Vengono pagati anche i Rituali Comuni, ma non usano clip.
ui-tip-offer = Il Sacchetto è di tutti: le offerte finiscono lì e pagano i Rituali di tutti. Chi offre di più è il primo da ora in poi e sceglie per primo un dono.
ui-tip-lost = Il Sacchetto non ha potuto pagare. Quel Rituale e tutti i più cari sono persi. Il Mana rimasto resta nel Sacchetto per la prossima cerimonia.
ui-tip-auction = Un’asta: tutti puntano Mana in segreto e la puntata più alta vince la tessera. Tutte le puntate si pagano, anche quelle perdenti.
ui-tip-payable = Hai ciò che chiede una Missione. Completala come Kahuna del Confine, o al punto 6 della cerimonia, prima che lo faccia un altro.
ui-tip-last = L’ultimo round Azione. D’ora in poi Perle e Mana valgono solo se li spendi in Missioni e aste.
