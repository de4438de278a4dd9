-- A data file as it was before versions were noted in it: schema 1.
BEGIN TRANSACTION;
CREATE TABLE events (
	table_id VARCHAR NOT NULL,
	seq INTEGER NOT NULL,
	ts FLOAT NOT NULL,
	kind VARCHAR NOT NULL,
	payload BLOB NOT NULL,
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('other',0,1700000000.0,'opened',CAST('{"kind":"opened","terms":{"game":"samurai_sword","seats":3,"options":{},"deck":null,"bots":[null,"random","random"],"open":false,"undo":"consent","pace":{"kind":"none","seconds":0,"increment":0}},"host":"aki","secret":"cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd"}' AS BLOB));
INSERT INTO "events" VALUES('running',0,1700000000.0,'opened',CAST('{"kind":"opened","terms":{"game":"samurai_sword","seats":3,"options":{},"deck":null,"bots":[null,"random","random"],"open":false,"undo":"consent","pace":{"kind":"none","seconds":0,"increment":0}},"host":"mika","secret":"abababababababababababababababababababababababababababababababab"}' AS BLOB));
INSERT INTO "events" VALUES('running',1,1700000000.0,'seated',CAST('{"kind":"seated","seat":0,"person":"mika","name":"Mika","entropy":"x"}' AS BLOB));
INSERT INTO "events" VALUES('running',2,1700000000.0,'readied',CAST('{"kind":"readied","seat":0,"ready":true}' AS BLOB));
INSERT INTO "events" VALUES('running',3,1700000000.0,'started',CAST('{"kind":"started","seed":"old","position":null}' AS BLOB));
INSERT INTO "events" VALUES('running',4,1700000000.0,'played',CAST('{"kind":"played","seat":0,"token":"end","id":"0","by":"person","left":null}' AS BLOB));
INSERT INTO "events" VALUES('running',5,1700000000.0,'played',CAST('{"kind":"played","seat":1,"token":"end","id":"1","by":"bot","left":null}' AS BLOB));
INSERT INTO "events" VALUES('running',6,1700000000.0,'played',CAST('{"kind":"played","seat":2,"token":"end","id":"2","by":"bot","left":null}' AS BLOB));
INSERT INTO "events" VALUES('running',7,1700000000.0,'played',CAST('{"kind":"played","seat":0,"token":"end","id":"3","by":"person","left":null}' AS BLOB));
INSERT INTO "events" VALUES('running',8,1700000000.0,'played',CAST('{"kind":"played","seat":0,"token":"discard parry","id":"4","by":"person","left":null}' AS BLOB));
INSERT INTO "events" VALUES('running',9,1700000000.0,'played',CAST('{"kind":"played","seat":0,"token":"discard geisha","id":"5","by":"person","left":null}' AS BLOB));
CREATE TABLE passkeys (
	credential BLOB NOT NULL,
	person VARCHAR NOT NULL,
	public_key BLOB NOT NULL,
	count INTEGER NOT NULL,
	PRIMARY KEY (credential)
);
CREATE TABLE people (
	id VARCHAR NOT NULL,
	name VARCHAR NOT NULL,
	login VARCHAR,
	password VARCHAR,
	created FLOAT NOT NULL,
	PRIMARY KEY (id),
	UNIQUE (login)
);
INSERT INTO "people" VALUES('mika','Mika',NULL,NULL,0.0);
CREATE TABLE sessions (
	hash BLOB NOT NULL,
	person VARCHAR NOT NULL,
	kind VARCHAR NOT NULL,
	created FLOAT NOT NULL,
	PRIMARY KEY (hash)
)
 WITHOUT ROWID

;
INSERT INTO "sessions" VALUES(X'9BDF10A691A1CFDA89D9FF66629D1609AB176CEC9B6A3146A8929F28937A9FCE','mika','bearer',0.0);
CREATE INDEX events_of_kind ON events (kind, table_id);
CREATE INDEX passkeys_of ON passkeys (person);
COMMIT;
