/* eslint-disable */
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
// src/judges.ts
var import_ucs2length = __toESM(__commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
}))());
const INSTANT = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/iu;
function isInstant(text) {
	const day = text.slice(0, 10);
	if (!INSTANT.test(text) || Number.isNaN(Date.parse(day))) return false;
	return new Date(day).toISOString().startsWith(day) && /^[1-9]\d{3}-/u.test(new Date(text.toUpperCase()).toISOString());
}
// validators
var import_formats = __toESM(__commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = new Date("2020-01-01T" + s1).valueOf();
		const t2 = new Date("2020-01-01T" + s2).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}))());
const signInWithGoogleQuery = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) for (const key0 in data) {
		const err0 = {
			instancePath,
			schemaPath: "#/additionalProperties",
			keyword: "additionalProperties",
			params: { additionalProperty: key0 },
			message: "must NOT have additional properties"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate15.errors = vErrors;
	return errors === 0;
}
const updateProfileHeaders = validate17;
const pattern5 = new RegExp("^(?:(?:W/)?\"[1-9][0-9]{0,9}\"|\\*)$", "u");
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["If-Match"] !== void 0) {
			let data0 = data["If-Match"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err0 = {
							instancePath: instancePath + "/If-Match",
							schemaPath: "VersionMatch/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["If-Match"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern5.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/If-Match",
						schemaPath: "VersionMatch/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:(?:W/)?\"[1-9][0-9]{0,9}\"|\\*)$" },
						message: "must match pattern \"^(?:(?:W/)?\"[1-9][0-9]{0,9}\"|\\*)$\""
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate17.errors = vErrors;
	return errors === 0;
}
const listProjectsQuery = validate28;
const schema65 = {
	"type": "string",
	"enum": ["journal", "plain"],
	"$id": "ProjectType"
};
const schema66 = {
	"description": "By what was last written in first, by name or title as a reader orders them, or by most words first.",
	"type": "string",
	"enum": [
		"lastWritten",
		"name",
		"words"
	],
	"$id": "ListOrder"
};
const func1 = import_ucs2length.default;
const pattern18 = new RegExp("\\S", "u");
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "search" || key0 === "type" || key0 === "sort" || key0 === "cursor" || key0 === "limit")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.search !== void 0) {
			let data0 = data.search;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/search",
							schemaPath: "SearchText/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["search"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (func1(data0) > 200) {
					const err2 = {
						instancePath: instancePath + "/search",
						schemaPath: "SearchText/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/search",
						schemaPath: "SearchText/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.length <= 400) {
					if (!pattern18.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/search",
							schemaPath: "SearchText/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" },
							message: "must match pattern \"\\S\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			}
		}
		if (data.type !== void 0) {
			let data1 = data.type;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err5 = {
							instancePath: instancePath + "/type",
							schemaPath: "ProjectType/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["type"] = coerced1;
				}
			}
			if (!(data1 === "journal" || data1 === "plain")) {
				const err6 = {
					instancePath: instancePath + "/type",
					schemaPath: "ProjectType/enum",
					keyword: "enum",
					params: { allowedValues: schema65.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.sort !== void 0) {
			let data2 = data.sort;
			if (typeof data2 !== "string") {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 == "number" || dataType2 == "boolean") coerced2 = "" + data2;
					else if (data2 === null) coerced2 = "";
					else {
						const err7 = {
							instancePath: instancePath + "/sort",
							schemaPath: "ListOrder/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["sort"] = coerced2;
				}
			}
			if (!(data2 === "lastWritten" || data2 === "name" || data2 === "words")) {
				const err8 = {
					instancePath: instancePath + "/sort",
					schemaPath: "ListOrder/enum",
					keyword: "enum",
					params: { allowedValues: schema66.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.cursor !== void 0) {
			let data3 = data.cursor;
			if (typeof data3 !== "string") {
				let dataType3 = typeof data3;
				let coerced3 = void 0;
				if (!(coerced3 !== void 0)) {
					if (dataType3 == "number" || dataType3 == "boolean") coerced3 = "" + data3;
					else if (data3 === null) coerced3 = "";
					else {
						const err9 = {
							instancePath: instancePath + "/cursor",
							schemaPath: "#/properties/cursor/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (coerced3 !== void 0) {
					data3 = coerced3;
					if (data !== void 0) data["cursor"] = coerced3;
				}
			}
			if (typeof data3 === "string") {
				if (func1(data3) > 500) {
					const err10 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (func1(data3) < 1) {
					const err11 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.limit !== void 0) {
			let data4 = data.limit;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				let dataType4 = typeof data4;
				let coerced4 = void 0;
				if (!(coerced4 !== void 0)) {
					if (dataType4 === "boolean" || data4 === null || dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1)) coerced4 = +data4;
					else {
						const err12 = {
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
				if (coerced4 !== void 0) {
					data4 = coerced4;
					if (data !== void 0) data["limit"] = coerced4;
				}
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 > 100 || isNaN(data4)) {
					const err13 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data4 < 1 || isNaN(data4)) {
					const err14 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate28.errors = vErrors;
	return errors === 0;
}
const createProjectHeaders = validate19;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const pattern4 = new RegExp("^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["Idempotency-Key"] !== void 0) {
			let data0 = data["Idempotency-Key"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err0 = {
							instancePath: instancePath + "/Idempotency-Key",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["Idempotency-Key"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/Idempotency-Key",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/Idempotency-Key",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate19.errors = vErrors;
	return errors === 0;
}
const getProjectParams = validate16;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.projectId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "projectId")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.projectId !== void 0) {
			let data0 = data.projectId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/projectId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["projectId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
const deleteProjectQuery = validate21;
const formats10 = isInstant;
const pattern10 = new RegExp("^[1-9][0-9]{3}-", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "updatedAt")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.updatedAt !== void 0) {
			let data0 = data.updatedAt;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/updatedAt",
							schemaPath: "GivenInstant/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["updatedAt"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern10.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "GivenInstant/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9][0-9]{3}-" },
						message: "must match pattern \"^[1-9][0-9]{3}-\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats10(data0)) {
					const err3 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "GivenInstant/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
const listProjectTextsQuery = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "cursor" || key0 === "limit")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.cursor !== void 0) {
			let data0 = data.cursor;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/cursor",
							schemaPath: "#/properties/cursor/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["cursor"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (func1(data0) > 500) {
					const err2 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.limit !== void 0) {
			let data1 = data.limit;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1)) coerced1 = +data1;
					else {
						const err4 = {
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["limit"] = coerced1;
				}
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 100 || isNaN(data1)) {
					const err5 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					const err6 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const listJournalEntriesQuery = validate29;
const formats4 = import_formats.fullFormats.date;
const pattern7 = new RegExp("^[1-9]", "u");
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "until" || key0 === "cursor" || key0 === "limit")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.until !== void 0) {
			let data0 = data.until;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/until",
							schemaPath: "LocalDate/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["until"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern7.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/until",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats4.validate(data0)) {
					const err3 = {
						instancePath: instancePath + "/until",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data1 = data.cursor;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err4 = {
							instancePath: instancePath + "/cursor",
							schemaPath: "#/properties/cursor/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["cursor"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 500) {
					const err5 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.limit !== void 0) {
			let data2 = data.limit;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1)) coerced2 = +data2;
					else {
						const err7 = {
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["limit"] = coerced2;
				}
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 20 || isNaN(data2)) {
					const err8 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 20
						},
						message: "must be <= 20"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					const err9 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate29.errors = vErrors;
	return errors === 0;
}
const getJournalEntryParams = validate18;
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.projectId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.localDate === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "localDate" },
				message: "must have required property 'localDate'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "projectId" || key0 === "localDate")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.projectId !== void 0) {
			let data0 = data.projectId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/projectId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["projectId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.localDate !== void 0) {
			let data1 = data.localDate;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err6 = {
							instancePath: instancePath + "/localDate",
							schemaPath: "LocalDate/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["localDate"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern7.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats4.validate(data1)) {
					const err8 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
const listDocumentsQuery = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "projectId" || key0 === "search" || key0 === "sort" || key0 === "cursor" || key0 === "limit")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.projectId !== void 0) {
			let data0 = data.projectId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/projectId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["projectId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.search !== void 0) {
			let data1 = data.search;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err4 = {
							instancePath: instancePath + "/search",
							schemaPath: "SearchText/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["search"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 200) {
					const err5 = {
						instancePath: instancePath + "/search",
						schemaPath: "SearchText/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/search",
						schemaPath: "SearchText/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data1.length <= 400) {
					if (!pattern18.test(data1)) {
						const err7 = {
							instancePath: instancePath + "/search",
							schemaPath: "SearchText/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" },
							message: "must match pattern \"\\S\""
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			}
		}
		if (data.sort !== void 0) {
			let data2 = data.sort;
			if (typeof data2 !== "string") {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 == "number" || dataType2 == "boolean") coerced2 = "" + data2;
					else if (data2 === null) coerced2 = "";
					else {
						const err8 = {
							instancePath: instancePath + "/sort",
							schemaPath: "ListOrder/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["sort"] = coerced2;
				}
			}
			if (!(data2 === "lastWritten" || data2 === "name" || data2 === "words")) {
				const err9 = {
					instancePath: instancePath + "/sort",
					schemaPath: "ListOrder/enum",
					keyword: "enum",
					params: { allowedValues: schema66.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.cursor !== void 0) {
			let data3 = data.cursor;
			if (typeof data3 !== "string") {
				let dataType3 = typeof data3;
				let coerced3 = void 0;
				if (!(coerced3 !== void 0)) {
					if (dataType3 == "number" || dataType3 == "boolean") coerced3 = "" + data3;
					else if (data3 === null) coerced3 = "";
					else {
						const err10 = {
							instancePath: instancePath + "/cursor",
							schemaPath: "#/properties/cursor/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (coerced3 !== void 0) {
					data3 = coerced3;
					if (data !== void 0) data["cursor"] = coerced3;
				}
			}
			if (typeof data3 === "string") {
				if (func1(data3) > 500) {
					const err11 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (func1(data3) < 1) {
					const err12 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
		if (data.limit !== void 0) {
			let data4 = data.limit;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				let dataType4 = typeof data4;
				let coerced4 = void 0;
				if (!(coerced4 !== void 0)) {
					if (dataType4 === "boolean" || data4 === null || dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1)) coerced4 = +data4;
					else {
						const err13 = {
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (coerced4 !== void 0) {
					data4 = coerced4;
					if (data !== void 0) data["limit"] = coerced4;
				}
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 > 100 || isNaN(data4)) {
					const err14 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data4 < 1 || isNaN(data4)) {
					const err15 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
const findDocumentTitlesQuery = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.search === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "search" },
				message: "must have required property 'search'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "search")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.search !== void 0) {
			let data0 = data.search;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/search",
							schemaPath: "SearchText/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["search"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (func1(data0) > 200) {
					const err3 = {
						instancePath: instancePath + "/search",
						schemaPath: "SearchText/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/search",
						schemaPath: "SearchText/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.length <= 400) {
					if (!pattern18.test(data0)) {
						const err5 = {
							instancePath: instancePath + "/search",
							schemaPath: "SearchText/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" },
							message: "must match pattern \"\\S\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate31.errors = vErrors;
	return errors === 0;
}
const getDocumentParams = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documentId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documentId")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.documentId !== void 0) {
			let data0 = data.documentId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/documentId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["documentId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const saveParagraphsHeaders = validate32;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["Idempotency-Key"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Idempotency-Key" },
				message: "must have required property 'Idempotency-Key'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data["Idempotency-Key"] !== void 0) {
			let data0 = data["Idempotency-Key"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/Idempotency-Key",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["Idempotency-Key"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/Idempotency-Key",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/Idempotency-Key",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
const getDocumentVersionParams = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documentId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.versionId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "versionId" },
				message: "must have required property 'versionId'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documentId" || key0 === "versionId")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.documentId !== void 0) {
			let data0 = data.documentId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/documentId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["documentId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.versionId !== void 0) {
			let data1 = data.versionId;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err6 = {
							instancePath: instancePath + "/versionId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["versionId"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/versionId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/versionId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
const restoreDocumentVersionHeaders = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["Idempotency-Key"] !== void 0) {
			let data0 = data["Idempotency-Key"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err0 = {
							instancePath: instancePath + "/Idempotency-Key",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["Idempotency-Key"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/Idempotency-Key",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/Idempotency-Key",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
		}
		if (data["If-Match"] !== void 0) {
			let data1 = data["If-Match"];
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/If-Match",
							schemaPath: "VersionMatch/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["If-Match"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/If-Match",
						schemaPath: "VersionMatch/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:(?:W/)?\"[1-9][0-9]{0,9}\"|\\*)$" },
						message: "must match pattern \"^(?:(?:W/)?\"[1-9][0-9]{0,9}\"|\\*)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate33.errors = vErrors;
	return errors === 0;
}
const getDocumentVersionDifferenceQuery = validate34;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "with" || key0 === "cursor" || key0 === "limit")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.with !== void 0) {
			let data0 = data.with;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/with",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["with"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/with",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/with",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data1 = data.cursor;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err4 = {
							instancePath: instancePath + "/cursor",
							schemaPath: "#/properties/cursor/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["cursor"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 500) {
					const err5 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.limit !== void 0) {
			let data2 = data.limit;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1)) coerced2 = +data2;
					else {
						const err7 = {
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["limit"] = coerced2;
				}
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 20 || isNaN(data2)) {
					const err8 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 20
						},
						message: "must be <= 20"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					const err9 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate34.errors = vErrors;
	return errors === 0;
}
const emptyTrashQuery = validate35;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "until")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.until !== void 0) {
			let data0 = data.until;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/until",
							schemaPath: "GivenInstant/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["until"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern10.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/until",
						schemaPath: "GivenInstant/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9][0-9]{3}-" },
						message: "must match pattern \"^[1-9][0-9]{3}-\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats10(data0)) {
					const err3 = {
						instancePath: instancePath + "/until",
						schemaPath: "GivenInstant/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate35.errors = vErrors;
	return errors === 0;
}
const deleteFromTrashParams = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.trashItemId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "trashItemId" },
				message: "must have required property 'trashItemId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "trashItemId")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.trashItemId !== void 0) {
			let data0 = data.trashItemId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/trashItemId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["trashItemId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/trashItemId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/trashItemId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const deleteFromTrashQuery = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "deletedAt")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.deletedAt !== void 0) {
			let data0 = data.deletedAt;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/deletedAt",
							schemaPath: "GivenInstant/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["deletedAt"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern10.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/deletedAt",
						schemaPath: "GivenInstant/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9][0-9]{3}-" },
						message: "must match pattern \"^[1-9][0-9]{3}-\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats10(data0)) {
					const err3 = {
						instancePath: instancePath + "/deletedAt",
						schemaPath: "GivenInstant/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
const listWritingSessionsQuery = validate37;
const schema86 = {
	"type": "object",
	"required": [],
	"properties": {
		"status": { "$ref": "WritingSessionStatus" },
		"sentiment": { "$ref": "Sentiment" },
		"visibility": { "$ref": "Visibility" },
		"projectId": { "$ref": "Id" },
		"from": {
			"$ref": "LocalDate",
			"x-valid-examples": ["2024-01-01"]
		},
		"to": {
			"$ref": "LocalDate",
			"x-valid-examples": ["2024-12-31"]
		},
		"search": { "$ref": "SearchText" },
		"sort": { "$ref": "WritingSessionOrder" },
		"cursor": {
			"type": "string",
			"minLength": 1,
			"maxLength": 500,
			"x-invalid-examples": ["not-a-cursor"]
		},
		"limit": {
			"type": "integer",
			"minimum": 1,
			"maximum": 100,
			"default": 20
		}
	},
	"additionalProperties": false,
	"$id": "listWritingSessionsQuerySchema"
};
const schema87 = {
	"type": "string",
	"enum": [
		"active",
		"paused",
		"ended",
		"draft",
		"published",
		"discarded"
	],
	"$id": "WritingSessionStatus"
};
const schema88 = {
	"type": "string",
	"enum": [
		"none",
		"positive",
		"neutral",
		"negative"
	],
	"$id": "Sentiment"
};
const schema89 = {
	"type": "string",
	"enum": [
		"private",
		"team",
		"public"
	],
	"$id": "Visibility"
};
const schema94 = {
	"description": "Newest and oldest by the start; mostWords the ones that added most first.",
	"type": "string",
	"enum": [
		"newest",
		"oldest",
		"mostWords"
	],
	"default": "newest",
	"$id": "WritingSessionOrder"
};
const func17 = Object.prototype.hasOwnProperty;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func17.call(schema86.properties, key0)) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/status",
							schemaPath: "WritingSessionStatus/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["status"] = coerced0;
				}
			}
			if (!(data0 === "active" || data0 === "paused" || data0 === "ended" || data0 === "draft" || data0 === "published" || data0 === "discarded")) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "WritingSessionStatus/enum",
					keyword: "enum",
					params: { allowedValues: schema87.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.sentiment !== void 0) {
			let data1 = data.sentiment;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/sentiment",
							schemaPath: "Sentiment/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["sentiment"] = coerced1;
				}
			}
			if (!(data1 === "none" || data1 === "positive" || data1 === "neutral" || data1 === "negative")) {
				const err4 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/enum",
					keyword: "enum",
					params: { allowedValues: schema88.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.visibility !== void 0) {
			let data2 = data.visibility;
			if (typeof data2 !== "string") {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 == "number" || dataType2 == "boolean") coerced2 = "" + data2;
					else if (data2 === null) coerced2 = "";
					else {
						const err5 = {
							instancePath: instancePath + "/visibility",
							schemaPath: "Visibility/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["visibility"] = coerced2;
				}
			}
			if (!(data2 === "private" || data2 === "team" || data2 === "public")) {
				const err6 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/enum",
					keyword: "enum",
					params: { allowedValues: schema89.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.projectId !== void 0) {
			let data3 = data.projectId;
			if (typeof data3 !== "string") {
				let dataType3 = typeof data3;
				let coerced3 = void 0;
				if (!(coerced3 !== void 0)) {
					if (dataType3 == "number" || dataType3 == "boolean") coerced3 = "" + data3;
					else if (data3 === null) coerced3 = "";
					else {
						const err7 = {
							instancePath: instancePath + "/projectId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced3 !== void 0) {
					data3 = coerced3;
					if (data !== void 0) data["projectId"] = coerced3;
				}
			}
			if (typeof data3 === "string") {
				if (!pattern4.test(data3)) {
					const err8 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!formats0.test(data3)) {
					const err9 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.from !== void 0) {
			let data4 = data.from;
			if (typeof data4 !== "string") {
				let dataType4 = typeof data4;
				let coerced4 = void 0;
				if (!(coerced4 !== void 0)) {
					if (dataType4 == "number" || dataType4 == "boolean") coerced4 = "" + data4;
					else if (data4 === null) coerced4 = "";
					else {
						const err10 = {
							instancePath: instancePath + "/from",
							schemaPath: "LocalDate/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (coerced4 !== void 0) {
					data4 = coerced4;
					if (data !== void 0) data["from"] = coerced4;
				}
			}
			if (typeof data4 === "string") {
				if (!pattern7.test(data4)) {
					const err11 = {
						instancePath: instancePath + "/from",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!formats4.validate(data4)) {
					const err12 = {
						instancePath: instancePath + "/from",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
		if (data.to !== void 0) {
			let data5 = data.to;
			if (typeof data5 !== "string") {
				let dataType5 = typeof data5;
				let coerced5 = void 0;
				if (!(coerced5 !== void 0)) {
					if (dataType5 == "number" || dataType5 == "boolean") coerced5 = "" + data5;
					else if (data5 === null) coerced5 = "";
					else {
						const err13 = {
							instancePath: instancePath + "/to",
							schemaPath: "LocalDate/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (coerced5 !== void 0) {
					data5 = coerced5;
					if (data !== void 0) data["to"] = coerced5;
				}
			}
			if (typeof data5 === "string") {
				if (!pattern7.test(data5)) {
					const err14 = {
						instancePath: instancePath + "/to",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (!formats4.validate(data5)) {
					const err15 = {
						instancePath: instancePath + "/to",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.search !== void 0) {
			let data6 = data.search;
			if (typeof data6 !== "string") {
				let dataType6 = typeof data6;
				let coerced6 = void 0;
				if (!(coerced6 !== void 0)) {
					if (dataType6 == "number" || dataType6 == "boolean") coerced6 = "" + data6;
					else if (data6 === null) coerced6 = "";
					else {
						const err16 = {
							instancePath: instancePath + "/search",
							schemaPath: "SearchText/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				if (coerced6 !== void 0) {
					data6 = coerced6;
					if (data !== void 0) data["search"] = coerced6;
				}
			}
			if (typeof data6 === "string") {
				if (func1(data6) > 200) {
					const err17 = {
						instancePath: instancePath + "/search",
						schemaPath: "SearchText/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (func1(data6) < 1) {
					const err18 = {
						instancePath: instancePath + "/search",
						schemaPath: "SearchText/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data6.length <= 400) {
					if (!pattern18.test(data6)) {
						const err19 = {
							instancePath: instancePath + "/search",
							schemaPath: "SearchText/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" },
							message: "must match pattern \"\\S\""
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			}
		}
		if (data.sort !== void 0) {
			let data7 = data.sort;
			if (typeof data7 !== "string") {
				let dataType7 = typeof data7;
				let coerced7 = void 0;
				if (!(coerced7 !== void 0)) {
					if (dataType7 == "number" || dataType7 == "boolean") coerced7 = "" + data7;
					else if (data7 === null) coerced7 = "";
					else {
						const err20 = {
							instancePath: instancePath + "/sort",
							schemaPath: "WritingSessionOrder/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (coerced7 !== void 0) {
					data7 = coerced7;
					if (data !== void 0) data["sort"] = coerced7;
				}
			}
			if (!(data7 === "newest" || data7 === "oldest" || data7 === "mostWords")) {
				const err21 = {
					instancePath: instancePath + "/sort",
					schemaPath: "WritingSessionOrder/enum",
					keyword: "enum",
					params: { allowedValues: schema94.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.cursor !== void 0) {
			let data8 = data.cursor;
			if (typeof data8 !== "string") {
				let dataType8 = typeof data8;
				let coerced8 = void 0;
				if (!(coerced8 !== void 0)) {
					if (dataType8 == "number" || dataType8 == "boolean") coerced8 = "" + data8;
					else if (data8 === null) coerced8 = "";
					else {
						const err22 = {
							instancePath: instancePath + "/cursor",
							schemaPath: "#/properties/cursor/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (coerced8 !== void 0) {
					data8 = coerced8;
					if (data !== void 0) data["cursor"] = coerced8;
				}
			}
			if (typeof data8 === "string") {
				if (func1(data8) > 500) {
					const err23 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (func1(data8) < 1) {
					const err24 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
		if (data.limit !== void 0) {
			let data9 = data.limit;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
				let dataType9 = typeof data9;
				let coerced9 = void 0;
				if (!(coerced9 !== void 0)) {
					if (dataType9 === "boolean" || data9 === null || dataType9 === "string" && data9 && data9 == +data9 && !(data9 % 1)) coerced9 = +data9;
					else {
						const err25 = {
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (coerced9 !== void 0) {
					data9 = coerced9;
					if (data !== void 0) data["limit"] = coerced9;
				}
			}
			if (typeof data9 == "number" && isFinite(data9)) {
				if (data9 > 100 || isNaN(data9)) {
					const err26 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (data9 < 1 || isNaN(data9)) {
					const err27 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate37.errors = vErrors;
	return errors === 0;
}
const getLiveWritingSessionQuery = validate38;
const pattern33 = new RegExp("^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(,[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}){0,19}$", "u");
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		let dataType0 = typeof data;
		let coerced0 = void 0;
		if (!(coerced0 !== void 0)) {
			if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data;
			else if (data === null) coerced0 = "";
			else {
				const err0 = {
					instancePath,
					schemaPath: "#/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (coerced0 !== void 0) {
			data = coerced0;
			if (parentData !== void 0) parentData[parentDataProperty] = coerced0;
		}
	}
	if (typeof data === "string") {
		if (func1(data) > 739) {
			const err1 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 739 },
				message: "must NOT have more than 739 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.length <= 1478) {
			if (!pattern33.test(data)) {
				const err2 = {
					instancePath,
					schemaPath: "#/pattern",
					keyword: "pattern",
					params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(,[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}){0,19}$" },
					message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(,[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}){0,19}$\""
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	}
	validate39.errors = vErrors;
	return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "saves")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.saves !== void 0) {
			if (!validate39(data.saves, {
				instancePath: instancePath + "/saves",
				parentData: data,
				parentDataProperty: "saves",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate39.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate38.errors = vErrors;
	return errors === 0;
}
const getWritingSessionParams = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sessionId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessionId" },
				message: "must have required property 'sessionId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "sessionId")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.sessionId !== void 0) {
			let data0 = data.sessionId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/sessionId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["sessionId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
const getCalendarQuery = validate26;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/from",
							schemaPath: "LocalDate/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["from"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern7.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/from",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats4.validate(data0)) {
					const err5 = {
						instancePath: instancePath + "/from",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err6 = {
							instancePath: instancePath + "/to",
							schemaPath: "LocalDate/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["to"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (!pattern7.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/to",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats4.validate(data1)) {
					const err8 = {
						instancePath: instancePath + "/to",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
const listPublishedSessionsQuery = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "authorId" || key0 === "cursor" || key0 === "limit")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.authorId !== void 0) {
			let data0 = data.authorId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/authorId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["authorId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/authorId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/authorId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data1 = data.cursor;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err4 = {
							instancePath: instancePath + "/cursor",
							schemaPath: "#/properties/cursor/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["cursor"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 500) {
					const err5 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.limit !== void 0) {
			let data2 = data.limit;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1)) coerced2 = +data2;
					else {
						const err7 = {
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["limit"] = coerced2;
				}
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 100 || isNaN(data2)) {
					const err8 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					const err9 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate41.errors = vErrors;
	return errors === 0;
}
const revokeInvitationParams = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.invitationId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "invitationId" },
				message: "must have required property 'invitationId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "invitationId")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.invitationId !== void 0) {
			let data0 = data.invitationId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/invitationId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["invitationId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/invitationId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/invitationId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
const removeSubscriberParams = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.subscriptionId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subscriptionId" },
				message: "must have required property 'subscriptionId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "subscriptionId")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.subscriptionId !== void 0) {
			let data0 = data.subscriptionId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/subscriptionId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["subscriptionId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/subscriptionId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/subscriptionId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate27.errors = vErrors;
	return errors === 0;
}
const listArticlesQuery = validate43;
const schema102 = {
	"type": "string",
	"enum": ["fr", "en"],
	"$id": "Language"
};
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.language === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "language" || key0 === "tag" || key0 === "cursor" || key0 === "limit")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.language !== void 0) {
			let data0 = data.language;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/language",
							schemaPath: "Language/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["language"] = coerced0;
				}
			}
			if (!(data0 === "fr" || data0 === "en")) {
				const err3 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema102.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.tag !== void 0) {
			let data1 = data.tag;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err4 = {
							instancePath: instancePath + "/tag",
							schemaPath: "#/properties/tag/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["tag"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 50) {
					const err5 = {
						instancePath: instancePath + "/tag",
						schemaPath: "#/properties/tag/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/tag",
						schemaPath: "#/properties/tag/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data2 = data.cursor;
			if (typeof data2 !== "string") {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 == "number" || dataType2 == "boolean") coerced2 = "" + data2;
					else if (data2 === null) coerced2 = "";
					else {
						const err7 = {
							instancePath: instancePath + "/cursor",
							schemaPath: "#/properties/cursor/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["cursor"] = coerced2;
				}
			}
			if (typeof data2 === "string") {
				if (func1(data2) > 500) {
					const err8 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (func1(data2) < 1) {
					const err9 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.limit !== void 0) {
			let data3 = data.limit;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				let dataType3 = typeof data3;
				let coerced3 = void 0;
				if (!(coerced3 !== void 0)) {
					if (dataType3 === "boolean" || data3 === null || dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1)) coerced3 = +data3;
					else {
						const err10 = {
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (coerced3 !== void 0) {
					data3 = coerced3;
					if (data !== void 0) data["limit"] = coerced3;
				}
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 > 100 || isNaN(data3)) {
					const err11 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data3 < 1 || isNaN(data3)) {
					const err12 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate43.errors = vErrors;
	return errors === 0;
}
const getArticleParams = validate44;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.slug === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slug" },
				message: "must have required property 'slug'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "slug")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.slug !== void 0) {
			let data0 = data.slug;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/slug",
							schemaPath: "#/properties/slug/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["slug"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (func1(data0) > 200) {
					const err3 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const getArticleQuery = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.language === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "language")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.language !== void 0) {
			let data0 = data.language;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/language",
							schemaPath: "Language/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["language"] = coerced0;
				}
			}
			if (!(data0 === "fr" || data0 === "en")) {
				const err3 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema102.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate45.errors = vErrors;
	return errors === 0;
}
const endDeviceParams = validate46;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deviceId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deviceId" },
				message: "must have required property 'deviceId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deviceId")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deviceId !== void 0) {
			let data0 = data.deviceId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/deviceId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["deviceId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/deviceId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/deviceId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate46.errors = vErrors;
	return errors === 0;
}
const importArchiveQuery = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "dryRun")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.dryRun !== void 0) {
			let data0 = data.dryRun;
			if (typeof data0 !== "boolean") {
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (data0 === "false" || data0 === 0 || data0 === null) coerced0 = false;
					else if (data0 === "true" || data0 === 1) coerced0 = true;
					else {
						const err1 = {
							instancePath: instancePath + "/dryRun",
							schemaPath: "#/properties/dryRun/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["dryRun"] = coerced0;
				}
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate47.errors = vErrors;
	return errors === 0;
}
function gather(all, found) {
	if (all === null) return found;
	for (const error of found) all.push(error);
	return all;
}
const refreshAccessTokenQuery = signInWithGoogleQuery;
const signOutQuery = signInWithGoogleQuery;
const signOutEverywhereQuery = signInWithGoogleQuery;
const getCurrentUserQuery = signInWithGoogleQuery;
const updateProfileQuery = signInWithGoogleQuery;
const createProjectQuery = signInWithGoogleQuery;
const getProjectQuery = signInWithGoogleQuery;
const updateProjectQuery = signInWithGoogleQuery;
const getJournalEntryQuery = signInWithGoogleQuery;
const openJournalEntryQuery = signInWithGoogleQuery;
const createDocumentQuery = signInWithGoogleQuery;
const getDocumentQuery = signInWithGoogleQuery;
const updateDocumentQuery = signInWithGoogleQuery;
const moveDocumentQuery = signInWithGoogleQuery;
const saveParagraphsQuery = signInWithGoogleQuery;
const createDocumentVersionQuery = signInWithGoogleQuery;
const getDocumentVersionQuery = signInWithGoogleQuery;
const renameDocumentVersionQuery = signInWithGoogleQuery;
const deleteDocumentVersionQuery = signInWithGoogleQuery;
const restoreDocumentVersionQuery = signInWithGoogleQuery;
const restoreFromTrashQuery = signInWithGoogleQuery;
const startWritingSessionQuery = signInWithGoogleQuery;
const getWritingSessionQuery = signInWithGoogleQuery;
const updateWritingSessionQuery = signInWithGoogleQuery;
const getWritingSessionTextQuery = signInWithGoogleQuery;
const pauseWritingSessionQuery = signInWithGoogleQuery;
const resumeWritingSessionQuery = signInWithGoogleQuery;
const endWritingSessionQuery = signInWithGoogleQuery;
const saveWritingSessionDraftQuery = signInWithGoogleQuery;
const publishWritingSessionQuery = signInWithGoogleQuery;
const unpublishWritingSessionQuery = signInWithGoogleQuery;
const discardWritingSessionQuery = signInWithGoogleQuery;
const getCurrentObjectivesQuery = signInWithGoogleQuery;
const setObjectivesQuery = signInWithGoogleQuery;
const getPublishedSessionQuery = signInWithGoogleQuery;
const createInvitationQuery = signInWithGoogleQuery;
const revokeInvitationQuery = signInWithGoogleQuery;
const removeSubscriberQuery = signInWithGoogleQuery;
const acceptInvitationQuery = signInWithGoogleQuery;
const previewInvitationQuery = signInWithGoogleQuery;
const endSubscriptionQuery = signInWithGoogleQuery;
const joinWaitlistQuery = signInWithGoogleQuery;
const askQuestionQuery = signInWithGoogleQuery;
const suggestFeatureQuery = signInWithGoogleQuery;
const listRedirectsQuery = signInWithGoogleQuery;
const endDeviceQuery = signInWithGoogleQuery;
const exportAccountQuery = signInWithGoogleQuery;
const archiveAccountQuery = signInWithGoogleQuery;
const deleteAccountQuery = signInWithGoogleQuery;
const getHealthQuery = signInWithGoogleQuery;
const getReadinessQuery = signInWithGoogleQuery;
const updateProjectHeaders = updateProfileHeaders;
const deleteProjectHeaders = updateProfileHeaders;
const updateDocumentHeaders = updateProfileHeaders;
const deleteDocumentHeaders = updateProfileHeaders;
const moveDocumentHeaders = updateProfileHeaders;
const updateWritingSessionHeaders = updateProfileHeaders;
const pauseWritingSessionHeaders = updateProfileHeaders;
const resumeWritingSessionHeaders = updateProfileHeaders;
const endWritingSessionHeaders = updateProfileHeaders;
const saveWritingSessionDraftHeaders = updateProfileHeaders;
const publishWritingSessionHeaders = updateProfileHeaders;
const unpublishWritingSessionHeaders = updateProfileHeaders;
const discardWritingSessionHeaders = updateProfileHeaders;
const setObjectivesHeaders = updateProfileHeaders;
const createDocumentHeaders = createProjectHeaders;
const createDocumentVersionHeaders = createProjectHeaders;
const restoreFromTrashHeaders = createProjectHeaders;
const startWritingSessionHeaders = createProjectHeaders;
const createInvitationHeaders = createProjectHeaders;
const acceptInvitationHeaders = createProjectHeaders;
const joinWaitlistHeaders = createProjectHeaders;
const askQuestionHeaders = createProjectHeaders;
const suggestFeatureHeaders = createProjectHeaders;
const updateProjectParams = getProjectParams;
const deleteProjectParams = getProjectParams;
const listProjectTextsParams = getProjectParams;
const listJournalEntriesParams = getProjectParams;
const deleteDocumentQuery = deleteProjectQuery;
const listDocumentVersionsQuery = listProjectTextsQuery;
const listTrashQuery = listProjectTextsQuery;
const listObjectiveWeeksQuery = listProjectTextsQuery;
const listSubscribersQuery = listProjectTextsQuery;
const listInvitationsQuery = listProjectTextsQuery;
const listSubscriptionsQuery = listProjectTextsQuery;
const listDevicesQuery = listProjectTextsQuery;
const openJournalEntryParams = getJournalEntryParams;
const updateDocumentParams = getDocumentParams;
const deleteDocumentParams = getDocumentParams;
const moveDocumentParams = getDocumentParams;
const saveParagraphsParams = getDocumentParams;
const listDocumentVersionsParams = getDocumentParams;
const createDocumentVersionParams = getDocumentParams;
const renameDocumentVersionParams = getDocumentVersionParams;
const deleteDocumentVersionParams = getDocumentVersionParams;
const restoreDocumentVersionParams = getDocumentVersionParams;
const getDocumentVersionDifferenceParams = getDocumentVersionParams;
const restoreFromTrashParams = deleteFromTrashParams;
const updateWritingSessionParams = getWritingSessionParams;
const getWritingSessionTextParams = getWritingSessionParams;
const pauseWritingSessionParams = getWritingSessionParams;
const resumeWritingSessionParams = getWritingSessionParams;
const endWritingSessionParams = getWritingSessionParams;
const saveWritingSessionDraftParams = getWritingSessionParams;
const publishWritingSessionParams = getWritingSessionParams;
const unpublishWritingSessionParams = getWritingSessionParams;
const discardWritingSessionParams = getWritingSessionParams;
const getPublishedSessionParams = getWritingSessionParams;
const getDailyWordsQuery = getCalendarQuery;
const endSubscriptionParams = removeSubscriberParams;
export { acceptInvitationHeaders, acceptInvitationQuery, archiveAccountQuery, askQuestionHeaders, askQuestionQuery, createDocumentHeaders, createDocumentQuery, createDocumentVersionHeaders, createDocumentVersionParams, createDocumentVersionQuery, createInvitationHeaders, createInvitationQuery, createProjectHeaders, createProjectQuery, deleteAccountQuery, deleteDocumentHeaders, deleteDocumentParams, deleteDocumentQuery, deleteDocumentVersionParams, deleteDocumentVersionQuery, deleteFromTrashParams, deleteFromTrashQuery, deleteProjectHeaders, deleteProjectParams, deleteProjectQuery, discardWritingSessionHeaders, discardWritingSessionParams, discardWritingSessionQuery, emptyTrashQuery, endDeviceParams, endDeviceQuery, endSubscriptionParams, endSubscriptionQuery, endWritingSessionHeaders, endWritingSessionParams, endWritingSessionQuery, exportAccountQuery, findDocumentTitlesQuery, getArticleParams, getArticleQuery, getCalendarQuery, getCurrentObjectivesQuery, getCurrentUserQuery, getDailyWordsQuery, getDocumentParams, getDocumentQuery, getDocumentVersionDifferenceParams, getDocumentVersionDifferenceQuery, getDocumentVersionParams, getDocumentVersionQuery, getHealthQuery, getJournalEntryParams, getJournalEntryQuery, getLiveWritingSessionQuery, getProjectParams, getProjectQuery, getPublishedSessionParams, getPublishedSessionQuery, getReadinessQuery, getWritingSessionParams, getWritingSessionQuery, getWritingSessionTextParams, getWritingSessionTextQuery, importArchiveQuery, joinWaitlistHeaders, joinWaitlistQuery, listArticlesQuery, listDevicesQuery, listDocumentVersionsParams, listDocumentVersionsQuery, listDocumentsQuery, listInvitationsQuery, listJournalEntriesParams, listJournalEntriesQuery, listObjectiveWeeksQuery, listProjectTextsParams, listProjectTextsQuery, listProjectsQuery, listPublishedSessionsQuery, listRedirectsQuery, listSubscribersQuery, listSubscriptionsQuery, listTrashQuery, listWritingSessionsQuery, moveDocumentHeaders, moveDocumentParams, moveDocumentQuery, openJournalEntryParams, openJournalEntryQuery, pauseWritingSessionHeaders, pauseWritingSessionParams, pauseWritingSessionQuery, previewInvitationQuery, publishWritingSessionHeaders, publishWritingSessionParams, publishWritingSessionQuery, refreshAccessTokenQuery, removeSubscriberParams, removeSubscriberQuery, renameDocumentVersionParams, renameDocumentVersionQuery, restoreDocumentVersionHeaders, restoreDocumentVersionParams, restoreDocumentVersionQuery, restoreFromTrashHeaders, restoreFromTrashParams, restoreFromTrashQuery, resumeWritingSessionHeaders, resumeWritingSessionParams, resumeWritingSessionQuery, revokeInvitationParams, revokeInvitationQuery, saveParagraphsHeaders, saveParagraphsParams, saveParagraphsQuery, saveWritingSessionDraftHeaders, saveWritingSessionDraftParams, saveWritingSessionDraftQuery, setObjectivesHeaders, setObjectivesQuery, signInWithGoogleQuery, signOutEverywhereQuery, signOutQuery, startWritingSessionHeaders, startWritingSessionQuery, suggestFeatureHeaders, suggestFeatureQuery, unpublishWritingSessionHeaders, unpublishWritingSessionParams, unpublishWritingSessionQuery, updateDocumentHeaders, updateDocumentParams, updateDocumentQuery, updateProfileHeaders, updateProfileQuery, updateProjectHeaders, updateProjectParams, updateProjectQuery, updateWritingSessionHeaders, updateWritingSessionParams, updateWritingSessionQuery };
